import { hurts } from "./choices";
import { questionKey } from "./advice.svelte";
import { choiceForClick, choicesByElement, firstOfEachGroup, numbersOf, pathsOf, stepsAfter, type ChoicePaths } from "./choicePaths";
import { seatOf } from "../protocol/items";
import type { Choice, Item, Sign, Snapshot, TableMeta } from "../protocol/messages";
import { WhyNotCache } from "./whyNotCache.svelte";
import { settings } from "../prefs/settings.svelte";
import type { ModelSetup } from "./setup";
import { isSameQuestion, stillOffered } from "./questionContinuity";
import { TableFeed } from "./tableFeed.svelte";
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
 * A table as one viewer sees it now, and what they point at, select and choose. A renderer knows the types of its view
 * (V) and facts (F).
 */
export class TableModel<V = unknown, F = unknown> extends TableFeed<V, F> {
  /** Reasons why elements cannot be chosen. */
  readonly whyNotCache: WhyNotCache;
  readonly odds: ModelSetup["odds"];

  selectedElement = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** Which of several cards with that name is hovered; null if it is named elsewhere, as by a choice or a log line. */
  hoveredCopy = $state<string | null>(null);
  /** Elements named by a log line or a choice, besides `hovered`. */
  highlighted = $state.raw<string[]>([]);
  /** Elements of the choice that the coach advises. */
  advised = $state.raw<string[]>([]);
  /** Elements that the coach explains: they must be in sight. */
  explained = $state.raw<string[]>([]);
  /** The choice that waits for a confirmation. */
  confirming = $state.raw<Choice | null>(null);
  /** Return the coach's warning about a choice. */
  coachWarning: (choice: Choice) => { id: string; words: string } | null = () => null;
  /** Return several choices of the open question that can be made by one click, if the game offers such. */
  shortcut = $state.raw<() => Shortcut | null>(() => null);
  /** The element whose explanation is open, and its anchor. */
  openInfo = $state.raw<{ element: string; anchor: Element } | null>(null);
  /** The choice that the coach recommends, by its text. */
  hintedChoice = $state<string | null>(null);

  /** A confirmation was asked for since somebody else acted. */
  #confirmedThisTurn = false;
  /** The answers to the questions after the choice that waits for a confirmation. */
  #pendingSteps: readonly string[] = [];

  /** Tells one question from the next, even if both offer the same; "" while nothing is asked. */
  questionKey: string = $derived(this.question && this.seat !== null ? questionKey(this.seat, this.act, this.question) : "");
  /** Paths to elements that can be chosen before the choice that leads there. */
  paths: ChoicePaths = $derived(pathsOf(this.question?.choices ?? []));
  choicesByElement: Map<string, Choice[]> = $derived(choicesByElement(this.question?.choices ?? [], this.paths));
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
      ? [...(this.shownChoices[0]?.touches ?? []), ...(this.paths.get(this.selectedElement!) ?? []).flatMap(({ through }) => through ?? [])]
      : this.selectedElement === null
        ? (this.usualChoice?.touches ?? [])
        : []),
  ]);
  /** The numbers of which one is given together with the choice; [] if a number is asked for later, or not at all. */
  numbers: number[] = $derived(numbersOf(this.question?.choices ?? []));
  /** The number that the player picked from these; null: the usual one. */
  pickedNumber = $state<number | null>(null);

  constructor(setup: ModelSetup) {
    super(setup);
    this.whyNotCache = new WhyNotCache(this as TableModel, setup.fetchWhyNot);
    this.odds = setup.odds;
  }

  /** Clear what was answered or is gone; keep the selection if the same question is still open. */
  protected override handleAnswered(before: Snapshot | null, now: Snapshot, items: readonly Item[]): void {
    const othersActed = items.some((item) => seatOf(item) > 0 && seatOf(item) !== this.seat);
    if (now.question === null || othersActed) this.#confirmedThisTurn = false;
    const [sure, own] = [this.confirming, this.pendingChoice !== null];
    this.pendingChoice = null;
    if (own || !isSameQuestion(before, now)) this.selectedElement = this.pickedNumber = null;
    this.confirming = own || !sure ? null : stillOffered(before, now, sure);
    if (sure && !own && !this.confirming) this.lastError = { code: "gone", message: text("confirm.gone") };
  }

  canChoose(element: string): boolean {
    return this.pendingChoice === null && this.choicesByElement.has(element);
  }

  /** Whether a step between the choice of the open question and `element` has to be chosen too. */
  isFar(element: string | null): boolean {
    return (this.paths.get(element ?? "") ?? []).some(({ through }) => through !== undefined);
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
    if (only) this.choose(only, this.stepsAfter(only, element, unseen), unseen);
    else this.selectedElement = this.selectedElement === element ? null : element;
  }

  /** Return the answers to the questions after `choice` that are given together with it, if `element` was clicked for it. */
  stepsAfter(choice: Choice, element: string | null = null, unseen = false): string[] {
    return stepsAfter(this, choice, element, unseen);
  }

  /** Whether a choice needs a confirmation: something is lost by it. At most one in a turn, and none for what is advised. */
  #needsConfirmation(choice: Choice, unseen: boolean): boolean {
    if (this.#confirmedThisTurn || this.isAdvised(choice)) return false;
    const anytime = !this.openQuestion?.choices.includes(choice);
    const loses = this.coachWarning(choice) !== null || (unseen && hurts(choice));
    const warned = this.confirmText(choice) !== "" && (anytime || hurts(choice) || this.words.confirmsOutcome(this.openQuestion, choice));
    return (loses || warned) && !waivedConfirmations.has(this.confirmKind(choice));
  }

  /** Whether the Consigliere or the coach advises this choice. */
  isAdvised(choice: Choice): boolean {
    if (choice.text === this.hintedChoice) return true;
    const advised = this.advice.phase === "given" ? this.advice.choices.find(({ text }) => text === choice.text) : undefined;
    return advised?.standing === "best" || advised?.standing === "as_good";
  }

  /** Make a choice, after a confirmation if it needs one and, `unseen`, if it hurts; `steps` answer the next questions. */
  choose(choice: Choice, steps: readonly string[] = [], unseen = false): void {
    if (this.pendingChoice !== null || this.seat === null) return;
    if (this.confirming !== choice && this.#needsConfirmation(choice, unseen)) {
      this.#confirmedThisTurn = true;
      this.confirming = choice;
      this.#pendingSteps = steps;
      return;
    }
    const next = this.confirming === choice ? this.#pendingSteps : steps;
    this.confirming = null;
    this.#sendChoices(choice.text, [choice.text, ...next]);
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
    this.pendingId = this.send({ type: "choose", seat: this.seat, act: this.act, choices });
  }

  /** Return the label of a choice. */
  label(choice: Choice): Label {
    return this.words.label(this.openQuestion, choice);
  }

  /** Return what to consider before a choice, or "". */
  confirmText(choice: Choice): string {
    return this.words.confirm(this.openQuestion, choice);
  }

  /** Return the kind of confirmation, which the viewer may waive. */
  confirmKind(choice: Choice): string {
    const kinds = [this.words.confirmKind(this.openQuestion, choice), this.coachWarning(choice)?.id].filter(Boolean);
    return [this.game, ...(kinds.length > 0 ? kinds : ["hurts"])].join(" ");
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

  pin(on: string, sign: Sign | null): void {
    if (this.seat !== null) this.send({ type: "pin", seat: this.seat, on, sign });
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
}
