import { askedOf, PLAIN, type Moment, type Pacing } from "./beats";
import { hurts } from "./choices";
import { retimed } from "./clock";
import type { Link } from "./connection";
import { Counsel, nameOf } from "./counsel.svelte";
import { finder, type Finder } from "./elements";
import { asOne, meant, picked, waysOf, type Ways } from "./ends";
import { Frames } from "./frames";
import { mergeChat, takenBack } from "./items";
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
} from "./protocol";
import { Reasons } from "./reasons.svelte";
import { FEW_LINES, Recap } from "./recap.svelte";
import { Rulebook } from "./rulebook.svelte";
import { familiesOf, Seated } from "./seats.svelte";
import { settings } from "./settings.svelte";
import type { ModelSetup } from "./setup";
import { Showing } from "./showing.svelte";
import { sameQuestion, stillOffered } from "./still";
import { text } from "./text";
import { unasked } from "./unasked.svelte";
import type { Label } from "./voice.svelte";
import { whyNot } from "./why";

export type { Choice, Item, Pin, Question, Rule, Seat, Sign, TableMeta } from "./protocol";

/**
 * A table as one viewer sees it now. A game's renderer knows what its view (V) and the facts beside it (F) hold.
 *
 * What the messages `state` tell is shown move by move (`showing`): `view` becomes that of the move's last message, `scene`
 * holds its items for `sceneMs`. A question is shown only after everything before it was played out.
 */
export class TableModel<V = unknown, F = unknown> extends Seated<V> {
  readonly game: string;
  readonly components: object;
  readonly glossary: Record<string, Term>;
  readonly rules: Rulebook;
  /** The board elements that an event names. */
  readonly elements: Finder;
  /** What the Consigliere says. */
  readonly counsel: Counsel;
  /** Which moments of the game are one move. */
  readonly pacing: Pacing;
  /** What is on the board of what has come. */
  readonly showing: Showing;
  /** Why elements cannot be chosen, as far as somebody asked. */
  readonly reasons: Reasons;
  readonly odds: ModelSetup["odds"];
  /** What came while nobody looked. */
  readonly recap = new Recap(() => `${this.meta.id}.${this.seat ?? "public"}`);
  readonly #send: (message: ClientMessage) => string;
  readonly #frames = new Frames();

  seat = $state<number | null>(null);
  /** What the rules tell beside it. */
  facts = $state.raw() as F;
  /** All that is held of what happened, shown or not. */
  items = $state.raw<Item[]>([]);
  /** The seats that owe a decision, as far as moves have been shown. */
  waiting = $state.raw<number[]>([]);
  narrowed = $state<string | null>(null);
  pinned = $state.raw<Pin[]>([]);
  hovered = $state<string | null>(null);
  /** Elements that a log line or a choice names, besides `hovered`. */
  lit = $state.raw<string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The people of whom this reader wants to read nothing. */
  muted = $state.raw<string[]>([]);
  /** A choice that waits for "are you sure". */
  confirming = $state.raw<Choice | null>(null);
  /** What a coach says against a choice. */
  warn: (choice: Choice) => { id: string; words: string } | null = () => null;
  /** The text of the choice that was sent and is not answered yet. */
  sent = $state<string | null>(null);
  /** The element whose meaning is open, and where. */
  opened = $state.raw<{ element: string; anchor: Element } | null>(null);
  /** The last thing that went wrong, in words. */
  trouble = $state.raw<{ code: string; message: string } | null>(null);
  /** What the administrator announced, until it is closed. */
  announced = $state.raw<Notice | null>(null);
  link = $state<Link>("connecting");
  /** Why the line is closed for good, as a closing code. */
  linkCode = $state(0);
  /** Hot-seat: everything is hidden until this seat's person has the device. */
  passTo = $state<number | null>(null);

  #newest = $state.raw<Moment | null>(null);
  #kept = new Map<number | null, Item[]>();
  #sentId = "";
  #then: string | undefined;
  /** What was hidden until the end. */
  #revealed: Record<string, unknown> = {};
  /** The line was lost: what comes next may be much. */
  #back = false;

  #now: Snapshot | null = $derived.by(() => (this.playing ? null : (this.#newest?.snapshot ?? null)));
  question: Question | null = $derived(this.#now?.question ?? null);
  /** What is asked, also while moves that came before it are still being shown. */
  #open: Question | null = $derived.by(() => this.#newest?.snapshot.question ?? null);
  anytime: Choice[] = $derived(this.#now?.anytime ?? []);
  undo: Snapshot["undo"] = $derived(this.#now?.undo ?? null);
  /** How many own choices can be taken back at once. */
  free: number = $derived(this.#now?.free ?? 0);
  /** Tells one question from the next, also where both offer the same; "" while nothing is asked. */
  asked: string = $derived(this.question && this.seat !== null ? nameOf(this.seat, this.act, this.question) : "");
  /** What may be named before the choice that leads there. */
  ways: Ways = $derived(waysOf(this.question?.choices ?? []));
  touched: Map<string, Choice[]> = $derived(meant(this.question?.choices ?? [], this.ways));
  scene: Item[] = $derived.by(() => this.showing.scene);
  sceneMs: number = $derived.by(() => this.showing.ms);
  /** What happened, as far as it has been shown: never ahead of the board. */
  log: Item[] = $derived.by(() => (this.playing ? this.items.filter((item) => item.n <= this.showing.reached) : this.items));
  undone: Set<number> = $derived(new Set(this.log.flatMap(takenBack)));
  /** The choices to show, one for each group: all, or those that touch what was clicked or lead there. */
  shown: Choice[] = $derived(asOne(this.touched.get(this.narrowed ?? "") ?? this.question?.choices ?? []));
  /** What the question is about, and what leads best to where one wants to go: it stays marked. */
  marked: string[] = $derived([
    ...(this.question?.touches ?? []),
    ...(this.ways.has(this.narrowed ?? "") ? (this.shown[0]?.touches ?? []) : []),
  ]);

  constructor(setup: ModelSetup) {
    super(setup.meta, setup.words);
    this.waiting = setup.meta.waiting;
    this.game = setup.meta.game;
    this.components = setup.components;
    this.glossary = setup.glossary;
    this.rules = new Rulebook(setup.rules);
    this.elements = finder(setup.glossary);
    this.#send = setup.send;
    this.reasons = new Reasons(this as TableModel, setup.why);
    this.odds = setup.odds;
    this.counsel = new Counsel(setup.send, (refused) => setup.words.refusal(refused));
    this.pacing = setup.pacing ?? PLAIN;
    this.showing = new Showing({
      pacing: this.pacing,
      show: (moment) => this.#show(moment),
      told: (items) => this.#told(items),
      seat: () => this.seat,
      // With a clock running, nobody's time goes by unseen.
      mayHold: ({ snapshot }) => this.meta.pace.kind === "untimed" || snapshot.question === null,
    });
  }

  get playing(): boolean {
    return this.showing.playing;
  }

  // -- what the server says --------------------------------------------------------------------------------------

  receive(message: ServerMessage): void {
    if ("times" in message && message.times) this.meta = retimed(this.meta, message.times);
    switch (message.type) {
      case "state":
        return this.#state(message);
      case "table":
        return this.#table(message);
      case "chat":
        this.chat = message.whole ? message.lines : mergeChat(this.chat, message.lines);
        if (message.whole) this.muted = message.muted;
        return;
      case "pins":
        this.pinned = message.pins;
        return;
      case "notice":
        this.announced = message;
        return;
      case "advice":
        this.counsel.answered(message);
        return;
      case "error":
        if (this.counsel.answered(message)) return;
        if (message.id !== null && message.id === this.#sentId) this.sent = null;
        this.trouble = { code: message.code, message: this.words.refusal(message) };
        return;
    }
  }

  /** The greeting for a new line to the server. */
  greet(): Extract<ClientMessage, { type: "hello" }> {
    this.#back = true;
    this.counsel.lost();
    return { type: "hello", seat: this.seat, since: this.last };
  }

  /** The number of the last item that is held of the viewer in front. */
  get last(): number {
    return this.items.at(-1)?.n ?? 0;
  }

  /** The last item that is held of `seat`, for `hello`. */
  since(seat: number | null): number {
    return seat === this.seat ? this.last : (this.#kept.get(seat)?.at(-1)?.n ?? 0);
  }

  #table(meta: TableMeta): void {
    const known = new Set(this.meta.settled.map((each) => each.n));
    const news = meta.settled.find((each) => each.result !== "agreed" && !known.has(each.n));
    this.meta = meta;
    if (!this.playing) this.waiting = meta.waiting;
    if (news)
      this.trouble = {
        code: "settled",
        message: text(`settled.${news.result}`, { name: this.fullName(news.by ?? news.seat), what: news.what }),
      };
  }

  #state(message: State): void {
    const first = this.#newest === null || message.seat !== this.seat;
    if (message.seat !== this.seat) this.#bringToFront(message.seat);
    const held = this.items.filter((item) => item.n <= message.since);
    const snapshot = this.#frames.take(message);
    if (snapshot === null || message.since > (held.at(-1)?.n ?? 0)) return this.hello(this.seat);
    const { items } = message;
    const asked = askedOf(this.#newest?.snapshot ?? snapshot, this.pacing);
    const moment: Moment = { items, snapshot, last: message.since + items.length, asked, own: this.sent !== null };
    this.items = [...held, ...items];
    this.#settle(this.#newest?.snapshot ?? null, snapshot);
    this.#newest = moment;
    this.words.learn(familiesOf(snapshot.view));
    this.counsel.keep(message.seat, snapshot.act, snapshot.question);
    const many = this.#back && this.#told(items).length > FEW_LINES;
    this.#back = false;
    if (first || many) {
      this.recap.offer(this.#told(this.items), first ? 0 : FEW_LINES);
      this.showing.jump(moment);
    } else this.showing.add(moment);
    if (this.passTo === message.seat) this.passTo = null;
  }

  /** The items that there is something to say about. */
  #told(items: readonly Item[]): Item[] {
    return items.filter((item) => this.words.line(item) !== "");
  }

  #bringToFront(seat: number | null): void {
    this.#kept.set(this.seat, this.items);
    this.showing.halt();
    this.seat = seat;
    this.items = this.#kept.get(seat) ?? [];
    this.recap.close();
    // Another team's talk and signs are not this one's.
    this.chat = [];
    this.pinned = [];
  }

  /** What was asked before is answered or gone; what is asked as before stays as its person has it. */
  #settle(before: Snapshot | null, now: Snapshot): void {
    const [sure, own] = [this.confirming, this.sent !== null];
    this.sent = null;
    if (own || !sameQuestion(before, now)) this.narrowed = null;
    this.confirming = own || !sure ? null : stillOffered(before, now, sure);
    if (sure && !own && !this.confirming) this.trouble = { code: "gone", message: text("confirm.gone") };
  }

  #show({ snapshot, last }: Moment): void {
    this.view = { ...snapshot.view, ...this.#revealed } as V;
    this.facts = snapshot.facts as F;
    this.waiting = snapshot.waiting;
    this.recap.shown(last);
  }

  /** Shows the newest at once. */
  skip(): void {
    this.showing.skip();
  }

  /** After the end: shows everything, nothing hidden; it may come before the table's last state. */
  reveal(table: Record<string, unknown>): void {
    this.skip();
    this.#revealed = table;
    if (this.view) this.view = { ...this.view, ...table };
  }

  /** The person looks again after having been away. */
  looked(): void {
    if (this.#newest === null || this.playing) return;
    this.recap.offer(this.#told(this.items), FEW_LINES);
    this.recap.upTo(this.last);
  }

  // -- what the person does --------------------------------------------------------------------------------------

  can(element: string): boolean {
    return this.sent === null && this.touched.has(element);
  }

  /** One choice that touches `element` or leads there: takes it; several: shows only these, and a second time takes the best way. */
  pick(element: string, unseen = false): void {
    if (!this.can(element)) return;
    const only = picked(this, element);
    if (only) this.choose(only, this.then(only, element) ?? this.then(only), unseen);
    else this.narrowed = this.narrowed === element ? null : element;
  }

  /** The answer to the question after `choice` that was named first, if it leads there. */
  then(choice: Choice, element = this.narrowed): string | undefined {
    return this.ways.get(element ?? "")?.find((way) => way.choice === choice)?.then;
  }

  /** Takes `choice`, after a confirmation where it makes something known, or hurts `unseen`; `then` answers the question after it. */
  choose(choice: Choice, then?: string, unseen = false): void {
    if (this.sent !== null || this.seat === null) return;
    const asks = this.confirmOf(choice) || this.warn(choice) || (unseen && hurts(choice));
    if (asks && this.confirming !== choice && !unasked.has(this.confirmKind(choice))) {
      this.confirming = choice;
      this.#then = then;
      return;
    }
    const next = this.confirming === choice ? this.#then : then;
    this.confirming = null;
    this.#take(choice.text, next === undefined ? [choice.text] : [choice.text, next]);
  }

  /** Takes the choices, one after another, as one message: all of them happen, or none. */
  chooseAll(choices: Choice[]): void {
    if (this.sent === null && choices.length > 0)
      this.#take(
        choices.at(-1)!.text,
        choices.map(({ text }) => text),
      );
  }

  #take(sent: string, choices: string[]): void {
    if (this.seat === null) return;
    this.recap.close();
    this.sent = sent;
    this.#sentId = this.#send({ type: "choose", seat: this.seat, act: this.act, choices });
  }

  /** A choice in words. */
  label(choice: Choice): Label {
    return this.words.label(this.#open, choice);
  }

  /** What to think of before a choice; "" if nothing. */
  confirmOf(choice: Choice): string {
    return this.words.confirm(this.#open, choice);
  }

  /** What kind of choices that is, by which a person may want to be asked no more. */
  confirmKind(choice: Choice): string {
    const kinds = [this.words.confirmKind(this.#open, choice), this.warn(choice)?.id].filter(Boolean);
    return [this.game, ...(kinds.length > 0 ? kinds : ["hurts"])].join(" ");
  }

  /** How often its seat has acted: tells one question of a seat from its next. */
  get act(): number {
    return this.#newest?.snapshot.act ?? 0;
  }

  /** Whether the Consigliere may be asked now. */
  mayConsult: boolean = $derived(
    this.meta.hints && this.meta.status === "running" && this.question !== null && this.seat !== null && !this.seatInfo(this.seat)?.bot,
  );

  consult(): void {
    if (!this.mayConsult) return;
    this.recap.close();
    this.counsel.ask(this.seat!, this.act, this.question!);
  }

  /** Brings a seat of one's own, or the public's view, to the front. */
  hello(seat: number | null): void {
    this.#send({ type: "hello", seat, since: this.since(seat) });
  }

  /** Hands the device to the person of another own seat, hiding everything on the way if that is wished. */
  pass(seat: number): void {
    if (settings.cover) this.passTo = seat;
    else this.hello(seat);
  }

  /** An own seat that must decide while the one in front need not. */
  next: number | null = $derived.by(() => {
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

  /** Why `element` cannot be chosen now, or "". */
  whyNot = (element: string): string => whyNot(this, element);

  info(element: string, anchor: Element): void {
    this.opened = this.opened?.element === element && this.opened.anchor === anchor ? null : { element, anchor };
  }

  hover(element: string | null, also: string[] = []): void {
    this.hovered = element;
    this.lit = also;
  }

  stop(): void {
    this.showing.halt();
  }
}
