import { askedAfter, DEFAULT_PACING, type TableUpdate, type Pacing } from "../playback/moves";
import { hurts } from "./choices";
import { withClocks } from "./clock";
import type { ConnectionState } from "../net/connection";
import { AdviceState, questionKey } from "./advice.svelte";
import { createElementFinder, type ElementFinder } from "./elementFinder";
import { firstOfEachGroup, choicesByElement, choiceForClick, pathsOf, type ChoicePaths } from "./choicePaths";
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
  Sign,
  Snapshot,
  State,
  TableMeta,
  Term,
} from "../protocol/messages";
import { WhyNotCache } from "./whyNotCache.svelte";
import { MIN_RECAP_LINES, Recap } from "./recap.svelte";
import { Rulebook } from "./rulebook.svelte";
import { familiesOf, Seating } from "./seating.svelte";
import { settings } from "../prefs/settings.svelte";
import type { ModelSetup } from "./setup";
import { MovePlayer } from "../playback/movePlayer.svelte";
import { isSameQuestion, stillOffered } from "./questionContinuity";
import { text } from "../i18n/text";
import { waivedConfirmations } from "../prefs/waivedConfirmations.svelte";
import type { Label } from "../i18n/gameTexts.svelte";
import { whyNot } from "./whyNot";

export type { Choice, Item, Pin, Question, Rule, Seat, Sign, TableMeta } from "../protocol/messages";

/**
 * A table as one viewer sees it now. A renderer knows the types of its view (V) and facts (F).
 *
 * State messages are shown move by move by `player`: `view` is the view after the move on the board, and
 * `currentMoveItems` holds its items for `currentMoveMs`. A question is shown only after everything before it was
 * played.
 */
export class TableModel<V = unknown, F = unknown> extends Seating<V> {
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
  /** Reasons why elements cannot be chosen. */
  readonly whyNotCache: WhyNotCache;
  readonly odds: ModelSetup["odds"];
  /** Items before the first one loaded. */
  readonly olderItems: OlderItems;
  /** What happened while the viewer was away. */
  readonly recap = new Recap(() => `${this.meta.id}.${this.seat ?? "public"}`);
  readonly #send: (message: ClientMessage) => string;
  readonly #frames = new FrameDecoder();

  seat = $state<number | null>(null);
  /** Derived facts beside the view. */
  facts = $state.raw() as F;
  /** All loaded items, shown or not. */
  items = $state.raw<Item[]>([]);
  /** The seats to act, after the moves shown so far. */
  waiting = $state.raw<number[]>([]);
  selectedElement = $state<string | null>(null);
  pinned = $state.raw<Pin[]>([]);
  hovered = $state<string | null>(null);
  /** Elements named by a log line or a choice, besides `hovered`. */
  highlighted = $state.raw<string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The users that this viewer has muted. */
  muted = $state.raw<string[]>([]);
  /** The choice that waits for a confirmation. */
  confirming = $state.raw<Choice | null>(null);
  /** Return the coach's warning about a choice. */
  coachWarning: (choice: Choice) => { id: string; words: string } | null = () => null;
  /** The text of the choice that was sent and not answered yet. */
  pendingChoice = $state<string | null>(null);
  /** The element whose explanation is open, and its anchor. */
  openInfo = $state.raw<{ element: string; anchor: Element } | null>(null);
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
  #pendingId = "";
  #pendingFollowUp: string | undefined;
  /** What was revealed after the end. */
  #revealed: Record<string, unknown> = {};
  /** The connection was lost: the next state may bring many items. */
  #reconnected = false;

  #current: Snapshot | null = $derived.by(() => (this.playing ? null : (this.#latest?.snapshot ?? null)));
  question: Question | null = $derived(this.#current?.question ?? null);
  /** The open question, even while earlier moves are still being shown. */
  #openQuestion: Question | null = $derived.by(() => this.#latest?.snapshot.question ?? null);
  anytime: Choice[] = $derived(this.#current?.anytime ?? []);
  undo: Snapshot["undo"] = $derived(this.#current?.undo ?? null);
  /** How many own choices can be undone without consent. */
  free: number = $derived(this.#current?.free ?? 0);
  /** Tells one question from the next, even if both offer the same; "" while nothing is asked. */
  questionKey: string = $derived(this.question && this.seat !== null ? questionKey(this.seat, this.act, this.question) : "");
  /** Paths to elements that can be chosen before the choice that leads there. */
  paths: ChoicePaths = $derived(pathsOf(this.question?.choices ?? []));
  choicesByElement: Map<string, Choice[]> = $derived(choicesByElement(this.question?.choices ?? [], this.paths));
  currentMoveItems: Item[] = $derived.by(() => this.player.items);
  currentMoveMs: number = $derived.by(() => this.player.durationMs);
  /** The items shown so far: never ahead of the board. */
  log: Item[] = $derived.by(() => (this.playing ? this.items.filter((item) => item.n <= this.player.lastShownItem) : this.items));
  undone: Set<number> = $derived(new Set(this.log.flatMap(undoneItems)));
  /** The choices to show, one per group: all, or those of the selected element. */
  shownChoices: Choice[] = $derived(
    firstOfEachGroup(this.choicesByElement.get(this.selectedElement ?? "") ?? this.question?.choices ?? []),
  );
  /** Elements that stay marked: what the question is about, and the best path to the selected element. */
  markedElements: string[] = $derived([
    ...(this.question?.touches ?? []),
    ...(this.paths.has(this.selectedElement ?? "") ? (this.shownChoices[0]?.touches ?? []) : []),
  ]);

  constructor(setup: ModelSetup) {
    super(setup.meta, setup.words);
    this.waiting = setup.meta.waiting;
    this.game = setup.meta.game;
    this.components = setup.components;
    this.glossary = setup.glossary;
    this.rules = new Rulebook(setup.rules);
    this.elements = createElementFinder(setup.glossary);
    this.#send = setup.send;
    this.whyNotCache = new WhyNotCache(this as TableModel, setup.fetchWhyNot);
    this.odds = setup.odds;
    this.olderItems = new OlderItems(this as TableModel, setup.fetchOlder);
    this.advice = new AdviceState(setup.send, (refused) => setup.words.refusal(refused));
    this.pacing = setup.pacing ?? DEFAULT_PACING;
    this.player = new MovePlayer({
      pacing: this.pacing,
      show: (update) => this.#show(update),
      describable: (items) => this.#describable(items),
      seat: () => this.seat,
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
        if (message.id !== null && message.id === this.#pendingId) this.pendingChoice = null;
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
    this.#clearAnswered(this.#latest?.snapshot ?? null, snapshot);
    this.#latest = update;
    this.words.setFamilies(familiesOf(snapshot.view));
    this.advice.closeIfOutdated(message.seat, snapshot.act, snapshot.question);
    const many = this.#reconnected && this.#describable(items).length > MIN_RECAP_LINES;
    this.#reconnected = false;
    if (first || many) {
      this.recap.offer(this.#describable(this.items), first ? 0 : MIN_RECAP_LINES);
      this.player.jump(update);
    } else this.player.enqueue(update);
    if (this.handOverTo === message.seat) this.handOverTo = null;
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
    this.recap.close();
    // Chat and pins belong to a team.
    this.chat = [];
    this.pinned = [];
  }

  /** Clear what was answered or is gone; keep the selection if the same question is still open. */
  #clearAnswered(before: Snapshot | null, now: Snapshot): void {
    const [sure, own] = [this.confirming, this.pendingChoice !== null];
    this.pendingChoice = null;
    if (own || !isSameQuestion(before, now)) this.selectedElement = null;
    this.confirming = own || !sure ? null : stillOffered(before, now, sure);
    if (sure && !own && !this.confirming) this.lastError = { code: "gone", message: text("confirm.gone") };
  }

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
    this.recap.offer(this.#describable(this.items), MIN_RECAP_LINES);
    this.recap.markSeen(this.lastItemNumber);
  }

  // -- what the person does --------------------------------------------------------------------------------------

  canChoose(element: string): boolean {
    return this.pendingChoice === null && this.choicesByElement.has(element);
  }

  /** Make the only choice of `element`; with several, show only these, and take the best path on a second click. */
  clickElement(element: string, unseen = false): void {
    if (!this.canChoose(element)) return;
    const only = choiceForClick(this, element);
    if (only) this.choose(only, this.followUp(only, element) ?? this.followUp(only), unseen);
    else this.selectedElement = this.selectedElement === element ? null : element;
  }

  /** Return the answer to the question after `choice`, if `element` was selected first and it leads there. */
  followUp(choice: Choice, element = this.selectedElement): string | undefined {
    return this.paths.get(element ?? "")?.find((way) => way.choice === choice)?.followUp;
  }

  /**
   * Make a choice, after a confirmation if it reveals something, or if it hurts and was made `unseen`; `then` answers
   * the next question.
   */
  choose(choice: Choice, then?: string, unseen = false): void {
    if (this.pendingChoice !== null || this.seat === null) return;
    const asks = this.confirmText(choice) || this.coachWarning(choice) || (unseen && hurts(choice));
    if (asks && this.confirming !== choice && !waivedConfirmations.has(this.confirmKind(choice))) {
      this.confirming = choice;
      this.#pendingFollowUp = then;
      return;
    }
    const next = this.confirming === choice ? this.#pendingFollowUp : then;
    this.confirming = null;
    this.#sendChoices(choice.text, next === undefined ? [choice.text] : [choice.text, next]);
  }

  /** Make several choices in one message: all of them are made, or none. */
  chooseAll(choices: Choice[]): void {
    if (this.pendingChoice === null && choices.length > 0)
      this.#sendChoices(
        choices.at(-1)!.text,
        choices.map(({ text }) => text),
      );
  }

  #sendChoices(sent: string, choices: string[]): void {
    if (this.seat === null) return;
    this.recap.close();
    this.pendingChoice = sent;
    this.#pendingId = this.#send({ type: "choose", seat: this.seat, act: this.act, choices });
  }

  /** Return the label of a choice. */
  label(choice: Choice): Label {
    return this.words.label(this.#openQuestion, choice);
  }

  /** Return what to consider before a choice, or "". */
  confirmText(choice: Choice): string {
    return this.words.confirm(this.#openQuestion, choice);
  }

  /** Return the kind of confirmation, which the viewer may waive. */
  confirmKind(choice: Choice): string {
    const kinds = [this.words.confirmKind(this.#openQuestion, choice), this.coachWarning(choice)?.id].filter(Boolean);
    return [this.game, ...(kinds.length > 0 ? kinds : ["hurts"])].join(" ");
  }

  /** How often the active seat has acted: tells one of its questions from the next. */
  get act(): number {
    return this.#latest?.snapshot.act ?? 0;
  }

  /** Whether the Consigliere may be asked now. */
  mayAskAdvice: boolean = $derived(
    this.meta.hints && this.meta.status === "running" && this.question !== null && this.seat !== null && !this.seatInfo(this.seat)?.bot,
  );

  askAdvice(): void {
    if (!this.mayAskAdvice) return;
    this.recap.close();
    this.advice.request(this.seat!, this.act, this.question!);
  }

  /** Request the view of an own seat, or the public view. */
  requestView(seat: number | null): void {
    this.#send({ type: "hello", seat, since: this.lastItemNumberOf(seat) });
  }

  /** Hand the device to the player of another own seat, hiding everything in between if that is set. */
  handOver(seat: number): void {
    if (settings.cover) this.handOverTo = seat;
    else this.requestView(seat);
  }

  /** An own seat that must decide while the active one need not. */
  nextOwnSeat: number | null = $derived.by(() => {
    const { waiting } = this;
    const { me, status } = this.meta;
    if (status !== "running" || this.playing || (this.seat !== null && waiting.includes(this.seat))) return null;
    return me.seats.find((seat) => seat !== this.seat && waiting.includes(seat) && !this.seatInfo(seat)?.bot) ?? null;
  });

  send(message: ClientMessage): void {
    this.#send(message);
  }

  pin(on: string, sign: Sign | null): void {
    if (this.seat !== null) this.#send({ type: "pin", seat: this.seat, on, sign });
  }

  /** Return why `element` cannot be chosen now, or "". */
  whyNot = (element: string): string => whyNot(this, element);

  toggleInfo(element: string, anchor: Element): void {
    this.openInfo = this.openInfo?.element === element && this.openInfo.anchor === anchor ? null : { element, anchor };
  }

  hover(element: string | null, also: string[] = []): void {
    this.hovered = element;
    this.highlighted = also;
  }

  stop(): void {
    this.player.stop();
  }
}
