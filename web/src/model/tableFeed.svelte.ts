import { askedAfter, DEFAULT_PACING, splitUpdate, type TableUpdate, type Pacing } from "../playback/moves";
import { withClocks } from "./clock";
import type { ConnectionState } from "../net/connection";
import { AdviceState } from "./advice.svelte";
import { createElementFinder, type ElementFinder } from "./elementFinder";
import { FrameDecoder } from "../protocol/frames";
import { mergeChat, undoneItems } from "../protocol/items";
import { OlderItems } from "./olderItems.svelte";
import type {
  ChatLine,
  Choice,
  ClientMessage,
  Item,
  Notice,
  Pin,
  Question,
  ServerMessage,
  Snapshot,
  State,
  TableMeta,
  Term,
} from "../protocol/messages";
import { MIN_RECAP_LINES, Recap } from "./recap.svelte";
import { Rulebook } from "./rulebook.svelte";
import { familiesOf, Seating } from "./seating.svelte";
import type { ModelSetup } from "./setup";
import type { TableModel } from "./tableModel.svelte";
import { MovePlayer } from "../playback/movePlayer.svelte";
import { text } from "../i18n/text";

/**
 * What the server says about a table, as one viewer sees it now; `TableModel` adds what the viewer does.
 *
 * State messages are shown move by move by `player`: `view` is the view after the move on the board, and
 * `currentMoveItems` holds its items for `currentMoveMs`. A question is shown only after everything before it was
 * played.
 */
export abstract class TableFeed<V, F> extends Seating<V> {
  readonly game: string;
  readonly components: object;
  readonly glossary: Record<string, Term>;
  readonly rules: Rulebook;
  /** Finds the board elements that an event names. */
  readonly elements: ElementFinder;
  /** The Consigliere's advice. */
  readonly advice: AdviceState;
  /** Which updates are one move. */
  readonly pacing: Pacing;
  /** Plays updates move by move. */
  readonly player: MovePlayer;
  /** Items before the first one loaded. */
  readonly olderItems: OlderItems;
  /** What happened since the viewer's last turn. */
  readonly recap: Recap;
  /** Send a message and return its id. */
  readonly send: (message: ClientMessage) => string;
  readonly #frames = new FrameDecoder();

  seat = $state<number | null>(null);
  /** Derived facts beside the view. */
  facts = $state.raw() as F;
  /** All loaded items, shown or not. */
  items = $state.raw<Item[]>([]);
  /** The seats to act, after the moves shown so far. */
  waiting = $state.raw<number[]>([]);
  pinned = $state.raw<Pin[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The users that this viewer has muted. */
  muted = $state.raw<string[]>([]);
  /** The text of the choice that was sent and not answered yet. */
  pendingChoice = $state<string | null>(null);
  /** The id of the message with that choice. */
  protected pendingId = "";
  /** The last error, in words. */
  lastError = $state.raw<{ code: string; message: string } | null>(null);
  /** An administrator's notice, until it is closed. */
  notice = $state.raw<Notice | null>(null);
  connectionState = $state<ConnectionState>("connecting");
  /** The close code, if the connection is closed for good. */
  closeCode = $state(0);
  /** Hot-seat: everything is hidden until the player of this seat takes the device. */
  handOverTo = $state<number | null>(null);

  #latest = $state.raw<TableUpdate | null>(null);
  #itemsBySeat = new Map<number | null, Item[]>();
  /** What was revealed after the end. */
  #revealed: Record<string, unknown> = {};
  /** The connection was lost: the next state may bring many items. */
  #reconnected = false;

  #current: Snapshot | null = $derived.by(() => (this.playing ? null : (this.#latest?.snapshot ?? null)));
  /** The bot that plays for the viewer, who then decides nothing. */
  standIn: string | null = $derived.by(() => {
    const own = this.seat === null || this.meta.status !== "running" ? undefined : this.seatInfo(this.seat);
    return own?.mine && own.user !== null ? own.bot : null;
  });
  question: Question | null = $derived(this.standIn === null ? (this.#current?.question ?? null) : null);
  /** The open question, even while earlier moves are still being shown. */
  protected openQuestion: Question | null = $derived.by(() => this.#latest?.snapshot.question ?? null);
  /** An own decision waits behind the moves that are still being shown. */
  decisionAhead: boolean = $derived(this.playing && this.openQuestion !== null && !this.openQuestion.done);
  anytime: Choice[] = $derived(this.standIn === null ? (this.#current?.anytime ?? []) : []);
  undo: Snapshot["undo"] = $derived(this.standIn === null ? (this.#current?.undo ?? null) : null);
  /** How many own choices can be undone without consent. */
  free: number = $derived(this.#current?.free ?? 0);
  currentMoveItems: Item[] = $derived.by(() => this.player.items);
  currentMoveMs: number = $derived.by(() => this.player.durationMs);
  /** The items of the current move that may be named by now. */
  shownMoveItems: Item[] = $derived.by(() => this.currentMoveItems.filter((item) => item.n <= this.player.lastShownItem));
  /** The items shown so far: never ahead of the board. */
  log: Item[] = $derived.by(() => (this.playing ? this.items.filter((item) => item.n <= this.player.lastShownItem) : this.items));
  /** The result, once everything that leads to it was shown. */
  outcome: TableMeta["outcome"] = $derived.by(() =>
    this.playing && this.player.lastShownItem < this.lastItemNumber ? null : this.meta.outcome,
  );
  undone: Set<number> = $derived(new Set(this.log.flatMap(undoneItems)));

  constructor(setup: ModelSetup) {
    super(setup.meta, setup.words);
    this.waiting = setup.meta.waiting;
    this.game = setup.meta.game;
    this.components = setup.components;
    this.glossary = setup.glossary;
    this.rules = new Rulebook(setup.rules);
    this.elements = createElementFinder(setup.glossary);
    this.send = setup.send;
    this.olderItems = new OlderItems(this as unknown as TableModel, setup.fetchOlder);
    this.recap = new Recap(this as unknown as TableModel);
    this.advice = new AdviceState(setup.send, (refused) => setup.words.refusal(refused));
    this.pacing = setup.pacing ?? DEFAULT_PACING;
    this.player = new MovePlayer({
      pacing: this.pacing,
      show: (update) => this.#show(update),
      describable: (items) => this.#describable(items),
      seat: () => this.seat,
      isBot: (seat) => !!this.seatInfo(seat)?.bot,
      // While a clock runs, the playback must not hold back a question.
      mayHold: ({ snapshot }) => this.meta.pace.kind === "untimed" || snapshot.question === null,
    });
  }

  get playing(): boolean {
    return this.player.playing;
  }

  // -- what the server says --------------------------------------------------------------------------------------

  receive(message: ServerMessage): void {
    if ("times" in message && message.times) this.meta = withClocks(this.meta, message.times);
    switch (message.type) {
      case "state":
        return this.#receiveState(message);
      case "table":
        return this.#receiveTable(message);
      case "chat":
        this.chat = message.whole ? message.lines : mergeChat(this.chat, message.lines);
        if (message.whole) this.muted = message.muted;
        return;
      case "pins":
        this.pinned = message.pins;
        return;
      case "notice":
        this.notice = message;
        return;
      case "advice":
        this.advice.handleReply(message);
        return;
      case "error":
        if (this.advice.handleReply(message)) return;
        if (message.id !== null && message.id === this.pendingId) this.pendingChoice = null;
        this.lastError = { code: message.code, message: this.words.refusal(message) };
        return;
    }
  }

  /** Return the hello for a new connection. */
  helloMessage(): Extract<ClientMessage, { type: "hello" }> {
    this.#reconnected = true;
    this.advice.connectionLost();
    return { type: "hello", seat: this.seat, since: this.lastItemNumber };
  }

  /** The number of the last loaded item of the active seat. */
  get lastItemNumber(): number {
    return this.items.at(-1)?.n ?? 0;
  }

  /** Return the number of the last loaded item of `seat`, for `hello`. */
  lastItemNumberOf(seat: number | null): number {
    return seat === this.seat ? this.lastItemNumber : (this.#itemsBySeat.get(seat)?.at(-1)?.n ?? 0);
  }

  #receiveTable(meta: TableMeta): void {
    const known = new Set(this.meta.settled.map((each) => each.n));
    const news = meta.settled.find((each) => each.result !== "agreed" && !known.has(each.n));
    this.meta = meta;
    if (!this.playing) this.waiting = meta.waiting;
    if (!news) return;
    const name = news.by === undefined && news.name !== undefined ? news.name : this.fullName(news.by ?? news.seat);
    this.lastError = { code: "settled", message: text(`settled.${news.result}`, { name, what: news.what }) };
  }

  #receiveState(message: State): void {
    const first = this.#latest === null || message.seat !== this.seat;
    if (message.seat !== this.seat) this.#activateSeat(message.seat);
    const held = message.more ? [] : this.items.filter((item) => item.n <= message.since);
    const snapshot = this.#frames.decode(message);
    if (snapshot === null || (!message.more && message.since > (held.at(-1)?.n ?? 0))) return this.requestView(this.seat);
    const { items } = message;
    const asked = askedAfter(this.#latest?.snapshot ?? snapshot, this.pacing);
    const update: TableUpdate = { items, snapshot, last: message.since + items.length, asked, own: this.pendingChoice !== null };
    this.items = [...held, ...items];
    const before = this.#latest?.snapshot ?? null;
    this.handleAnswered(before, snapshot, items);
    this.#latest = update;
    if (update.own) this.#markActed(update, before);
    this.words.setFamilies(familiesOf(snapshot.view));
    this.advice.closeIfOutdated(message.seat, snapshot.act, snapshot.question);
    const many = this.#reconnected && this.#describable(items).length > MIN_RECAP_LINES;
    this.#reconnected = false;
    if (first || many) {
      if (first) this.recap.begin();
      else this.recap.offer(MIN_RECAP_LINES);
      this.player.jump(update);
    } else this.player.enqueue(update);
    if (this.handOverTo === message.seat) this.handOverTo = null;
  }

  /** What follows an own choice by the rules, such as the next phase, belongs to the moves of others. */
  #markActed(update: TableUpdate, before: Snapshot | null): void {
    const [own] = splitUpdate(update, before, this.pacing, this.seat);
    if (own) this.recap.markActed(own.last, own.snapshot.view);
  }

  /** Return what an item is about on the board, apart from who acts. */
  elementsOf(item: Item): string[] {
    const { places } = this.pacing;
    const kindOf = (element: string) => element.slice(0, element.indexOf(":"));
    return this.elements(item.facts).filter((element) =>
      places.length > 0 ? places.includes(kindOf(element)) : !element.startsWith("seat:"),
    );
  }

  /** Return the items that have a sentence. */
  #describable(items: readonly Item[]): Item[] {
    return items.filter((item) => this.words.eventText(item) !== "");
  }

  #activateSeat(seat: number | null): void {
    this.#itemsBySeat.set(this.seat, this.items);
    this.player.stop();
    this.seat = seat;
    this.items = this.#itemsBySeat.get(seat) ?? [];
    // Chat and pins belong to a team.
    this.chat = [];
    this.pinned = [];
  }

  /** Forget what the viewer was about to do, as far as these items have settled it. */
  protected abstract handleAnswered(before: Snapshot | null, now: Snapshot, items: readonly Item[]): void;

  #show({ snapshot, last }: TableUpdate): void {
    this.view = { ...snapshot.view, ...this.#revealed } as V;
    this.facts = snapshot.facts as F;
    this.waiting = snapshot.waiting;
    this.recap.markShown(last);
  }

  /** Show the newest state at once. */
  skip(): void {
    this.player.skip();
  }

  /** Show everything after the end; it may be called before the last state arrives. */
  reveal(table: Record<string, unknown>): void {
    this.skip();
    this.#revealed = table;
    if (this.view) this.view = { ...this.view, ...table };
  }

  /** Offer a recap when the viewer returns to the page. */
  userReturned(): void {
    if (this.#latest === null || this.playing) return;
    this.recap.offer(MIN_RECAP_LINES);
    this.recap.markSeen(this.lastItemNumber);
  }

  /** How often the active seat has acted: tells one of its questions from the next. */
  get act(): number {
    return this.#latest?.snapshot.act ?? 0;
  }

  /** Request the view of an own seat, or the public view. */
  requestView(seat: number | null): void {
    this.send({ type: "hello", seat, since: this.lastItemNumberOf(seat) });
  }

  stop(): void {
    this.player.stop();
  }
}
