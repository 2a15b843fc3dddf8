import { askedAfter, DEFAULT_PACING, splitUpdate, type TableUpdate, type Pacing } from "../playback/moves";
import { hurts } from "./choices";
import { withClocks } from "./clock";
import type { ConnectionState } from "../net/connection";
import { AdviceState, questionKey } from "./advice.svelte";
import { createElementFinder, type ElementFinder } from "./elementFinder";
import { firstOfEachGroup, choicesByElement, choiceForClick, numbersAfter, pathsOf, type ChoicePaths } from "./choicePaths";
import { FrameDecoder } from "../protocol/frames";
import { mergeChat, seatOf, undoneItems } from "../protocol/items";
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

/** Several choices made by one click, and the words of its button. */
export interface Shortcut {
  label: string;
  choices: Choice[];
}

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
  /** What happened since the viewer's last turn. */
  readonly recap: Recap;
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
  /** Which of several cards with that name is hovered; null if it is named elsewhere, as by a choice or a log line. */
  hoveredCopy = $state<string | null>(null);
  /** Elements named by a log line or a choice, besides `hovered`. */
  highlighted = $state.raw<string[]>([]);
  /** Elements of the choice that the coach advises. */
  advised = $state.raw<string[]>([]);
  /** Elements that the coach explains: they must be in sight. */
  explained = $state.raw<string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The users that this viewer has muted. */
  muted = $state.raw<string[]>([]);
  /** The choice that waits for a confirmation. */
  confirming = $state.raw<Choice | null>(null);
  /** Return the coach's warning about a choice. */
  coachWarning: (choice: Choice) => { id: string; words: string } | null = () => null;
  /** Return several choices of the open question that can be made by one click, if the game offers such. */
  shortcut = $state.raw<() => Shortcut | null>(() => null);
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

  /** The choice that the coach recommends, by its text. */
  hintedChoice = $state<string | null>(null);

  /** A confirmation was asked for since somebody else acted. */
  #confirmedThisTurn = false;
  #latest = $state.raw<TableUpdate | null>(null);
  #itemsBySeat = new Map<number | null, Item[]>();
  #pendingId = "";
  #pendingFollowUp: string | undefined;
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
  #openQuestion: Question | null = $derived.by(() => this.#latest?.snapshot.question ?? null);
  /** An own decision waits behind the moves that are still being shown. */
  decisionAhead: boolean = $derived(this.playing && this.#openQuestion !== null && !this.#openQuestion.done);
  anytime: Choice[] = $derived(this.standIn === null ? (this.#current?.anytime ?? []) : []);
  undo: Snapshot["undo"] = $derived(this.standIn === null ? (this.#current?.undo ?? null) : null);
  /** How many own choices can be undone without consent. */
  free: number = $derived(this.#current?.free ?? 0);
  /** Tells one question from the next, even if both offer the same; "" while nothing is asked. */
  questionKey: string = $derived(this.question && this.seat !== null ? questionKey(this.seat, this.act, this.question) : "");
  /** Paths to elements that can be chosen before the choice that leads there. */
  paths: ChoicePaths = $derived(pathsOf(this.question?.choices ?? []));
  choicesByElement: Map<string, Choice[]> = $derived(choicesByElement(this.question?.choices ?? [], this.paths));
  currentMoveItems: Item[] = $derived.by(() => this.player.items);
  currentMoveMs: number = $derived.by(() => this.player.durationMs);
  /** The items of the current move that may be told by now. */
  shownMoveItems: Item[] = $derived.by(() => this.currentMoveItems.filter((item) => item.n <= this.player.lastShownItem));
  /** The items shown so far: never ahead of the board. */
  log: Item[] = $derived.by(() => (this.playing ? this.items.filter((item) => item.n <= this.player.lastShownItem) : this.items));
  /** The result, once everything that leads to it was told. */
  outcome: TableMeta["outcome"] = $derived.by(() =>
    this.playing && this.player.lastShownItem < this.lastItemNumber ? null : this.meta.outcome,
  );
  undone: Set<number> = $derived(new Set(this.log.flatMap(undoneItems)));
  /** Elements that the pointer, a choice, a log line or a step of the recap names. */
  litElements: string[] = $derived.by(() => {
    const { hovered, highlighted, recap } = this;
    return [...(hovered === null ? [] : [hovered]), ...highlighted, ...(recap.step?.elements ?? [])];
  });
  /** What the move on the board, or the step of the recap, is about. */
  actionElements: string[] = $derived.by(() => {
    if (this.recap.step) return this.recap.step.elements;
    return this.playing ? [...new Set(this.currentMoveItems.flatMap((item) => this.elementsOf(item)))] : [];
  });
  /** The choices to show, one per group: all, or those of the selected element. */
  shownChoices: Choice[] = $derived(
    firstOfEachGroup(this.choicesByElement.get(this.selectedElement ?? "") ?? this.question?.choices ?? []),
  );
  /** The choice that is set beforehand: a click on a goal makes it. */
  usualChoice: Choice | null = $derived(this.question?.choices.find(({ usual, goal }) => usual && goal) ?? null);
  /** Elements that stay marked: what the question is about, and the best path to the selected element, or the usual one. */
  markedElements: string[] = $derived([
    ...(this.question?.touches ?? []),
    ...(this.paths.has(this.selectedElement ?? "")
      ? (this.shownChoices[0]?.touches ?? [])
      : this.selectedElement === null
        ? (this.usualChoice?.touches ?? [])
        : []),
  ]);
  /** The numbers of which one is given together with the choice; [] if a number is asked for later, or not at all. */
  numbers: number[] = $derived.by(() => {
    const choices = this.question?.choices ?? [];
    const found = choices.flatMap((choice) => numbersAfter(choices, choice).map(({ n }) => n));
    return [...new Set(found)].sort((a, b) => a - b);
  });
  /** The number that the player picked from these; null: the usual one. */
  pickedNumber = $state<number | null>(null);

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
    this.recap = new Recap(this as TableModel);
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
    const before = this.#latest?.snapshot ?? null;
    this.#clearAnswered(before, snapshot);
    const othersActed = items.some((item) => seatOf(item) > 0 && seatOf(item) !== this.seat);
    if (snapshot.question === null || othersActed) this.#confirmedThisTurn = false;
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

  /** What follows an own choice by the rules, such as the next phase, is told with the moves of others. */
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

  /** Clear what was answered or is gone; keep the selection if the same question is still open. */
  #clearAnswered(before: Snapshot | null, now: Snapshot): void {
    const [sure, own] = [this.confirming, this.pendingChoice !== null];
    this.pendingChoice = null;
    if (own || !isSameQuestion(before, now)) this.selectedElement = this.pickedNumber = null;
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
    this.recap.offer(MIN_RECAP_LINES);
    this.recap.markSeen(this.lastItemNumber);
  }

  // -- what the person does --------------------------------------------------------------------------------------

  canChoose(element: string): boolean {
    return this.pendingChoice === null && this.choicesByElement.has(element);
  }

  /** Whether `element` is an answer to the open question itself, not to the one after it. */
  isAnswer(element: string): boolean {
    return this.canChoose(element) && !this.paths.has(element);
  }

  /**
   * Make the only choice of `element`; with several, show only these, and take the best path on a second click. No step
   * is skipped unless the player could see that: see `choiceForClick`.
   */
  clickElement(element: string, unseen = false, announced = false): void {
    if (!this.canChoose(element)) return;
    const only = choiceForClick(this, element, unseen, announced);
    if (only) this.choose(only, this.followUp(only, element) ?? this.followUp(only) ?? this.numberFor(only, unseen), unseen);
    else this.selectedElement = this.selectedElement === element ? null : element;
  }

  /** Return the answer to the question after `choice`, if `element` was selected first and it leads there. */
  followUp(choice: Choice, element = this.selectedElement): string | undefined {
    return this.paths.get(element ?? "")?.find((way) => way.choice === choice)?.followUp;
  }

  /** Return the number that is given together with `choice`: the picked one or the usual one. */
  numberFor(choice: Choice, unseen = false): string | undefined {
    const offers = unseen ? [] : numbersAfter(this.question?.choices ?? [], choice);
    return (offers.find(({ n }) => n === this.pickedNumber) ?? offers.find(({ usual }) => usual))?.text;
  }

  /** Whether a choice needs a confirmation: something is lost by it. At most one in a turn, and none for what is advised. */
  #needsConfirmation(choice: Choice, unseen: boolean): boolean {
    if (this.#confirmedThisTurn || this.isAdvised(choice)) return false;
    const anytime = !this.#openQuestion?.choices.includes(choice);
    const loses = this.coachWarning(choice) !== null || (unseen && hurts(choice));
    const told = this.confirmText(choice) !== "" && (anytime || hurts(choice) || this.words.confirmsOutcome(this.#openQuestion, choice));
    return (loses || told) && !waivedConfirmations.has(this.confirmKind(choice));
  }

  /** Whether the Consigliere or the coach advises this choice. */
  isAdvised(choice: Choice): boolean {
    if (choice.text === this.hintedChoice) return true;
    const advised = this.advice.phase === "told" ? this.advice.choices.find(({ text }) => text === choice.text) : undefined;
    return advised?.standing === "best" || advised?.standing === "as_good";
  }

  /** Make a choice, after a confirmation if it needs one and, `unseen`, if it hurts; `then` answers the next question. */
  choose(choice: Choice, then?: string, unseen = false): void {
    if (this.pendingChoice !== null || this.seat === null) return;
    if (this.confirming !== choice && this.#needsConfirmation(choice, unseen)) {
      this.#confirmedThisTurn = true;
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
  mayAskAdvice: boolean = $derived(this.meta.hints && this.meta.status === "running" && this.question !== null && this.seat !== null);

  /** When the odds of the open question are shown. */
  get oddsSetting(): TableMeta["odds"] {
    return this.mayAskAdvice ? this.meta.odds : "never";
  }

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

  hover(element: string | null, also: string[] = [], copy: string | null = null): void {
    this.hovered = element;
    this.highlighted = also;
    this.hoveredCopy = copy;
  }

  stop(): void {
    this.player.stop();
  }
}
