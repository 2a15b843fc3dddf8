/** The coach script of Corleone's Empire. Texts: `words/`; the positions of lessons: the game's `lessons.yaml`. */
import type { Card, CoachScript, Step, CoachWarning } from "../../../boardkit/coachScript";
import { certainFacts } from "../../../model/choices";
import type { Model } from "../types";
import { t } from "./words";

/** On small screens a hidden part is pointed at by its tab. */
const HAND = [".hand | [data-tab=hand]"];
const SUITCASE = ['[data-element="piece:suitcase"] | [data-tab=hand]'];

const figures: readonly Step[] = [
  { id: "member", asked: ["member.place"], at: ["choices"] },
  { id: "thug", asked: ["thug.business"], at: ["choices"] },
  { id: "abilities", asked: ["abilities"], at: ["choices"] },
  { id: "suitcase", asked: ["suitcase.card"], at: SUITCASE },
];

const jobs: readonly Step[] = [
  { id: "job", asked: ["business.action"], offers: "job", at: HAND },
  { id: "public", asked: ["business.action"], offers: "public", at: [".desk .public | [data-tab=desk]"] },
  { id: "job_pay", asked: ["job.pay"], at: ["choices"] },
  { id: "job_money", asked: ["job.money"], at: ["asked"] },
  { id: "gun_down", asked: ["gun_down.figure", "gun_down.turf"], at: ["choices"] },
  { id: "completed", event: ["job_completed"], own: true, at: SUITCASE },
];

const turfWar: readonly Step[] = [
  { id: "turf_war", event: ["turf_war"] },
  { id: "marker", event: ["marker_placed"], own: true },
  { id: "stack", event: ["marker_placed"], own: true },
];

const bidding: readonly Step[] = [
  { id: "bid", asked: ["bid.card"], at: [...SUITCASE, "choices"] },
  { id: "bids", event: ["bids_revealed"] },
  { id: "ally_choice", asked: ["bribe.ally"], at: ["choices"] },
];

/** The advised line of the first act: a job, a shot, two turfs, an ally. */
const firstAct: Readonly<Record<string, Card>> = {
  job: { asks: true, praises: true, at: HAND, covers: ["job"] },
  pay: { at: HAND, covers: ["job_money"] },
  shot: { asks: true, praises: true, covers: ["gun_down"] },
  don: { covers: ["completed"] },
  don_space: { asks: true, praises: true },
  stash: {},
  stash_card: { covers: ["suitcase"] },
  stash_more: {},
  goods: { covers: ["abilities"] },
  goods_more: {},
  last_thug: { covers: ["last"] },
  tip_turf: { asks: true, praises: true },
  front: {},
  front_more: {},
  bid: { asks: true, praises: true, at: SUITCASE, covers: ["bid", "turf_war"] },
  bid_done: {},
  pick_ally: { asks: true, praises: true, covers: ["ally_choice"] },
  play_ally: { at: HAND, covers: ["entracte", "ally"] },
  use_ally: {},
};

/** Return the facts of a certain consequence for the player; null if there is none. */
function own(id: string, also: object = {}): CoachWarning["of"] {
  return (_, choice) =>
    certainFacts(choice, id).find((each) => Object.entries({ owned: "own", ...also }).every(([key, value]) => each[key] === value)) ?? null;
}

/** By kind of question: its tip. */
const TIPS: Record<string, string> = {
  "business.action": "turn",
  "thug.business": "thug",
  "front.first": "thug",
  "front.use": "thug",
  "front.business": "thug",
  "member.place": "member",
  "back.business": "member",
  "back.turf": "member",
  "back.space": "member",
  abilities: "abilities",
  "suitcase.card": "suitcase",
  "discard.card": "discard",
  "good.which": "good",
  "jobs.which": "jobs",
  "job.pay": "job",
  "job.money": "job",
  "effect.use": "job",
  "gun_down.figure": "figures",
  "gun_down.turf": "figures",
  "displace.figure": "figures",
  "displace.to": "figures",
  "move.figure": "figures",
  "move.to": "figures",
  "neutral.place": "figures",
  "control.place": "control",
  "control.remove": "control",
  "marker.recycle": "control",
  "bid.card": "bid",
  "bribe.ally": "ally",
  "tribute.card": "tribute",
  "offer.card": "rival",
  "tax.card": "rival",
  "rob.rival": "rival",
};

const script: CoachScript = {
  lessons: {
    first: {
      steps: [
        { id: "goal", before: "job" },
        { id: "rivals", before: "job", at: [".seats | [data-tab=families]"] },
        { id: "turn", before: "job", at: HAND },
        { id: "count", before: "bid", at: ["wall_street", "brooklyn", "midtown"].map((each) => `turf:${each} | [data-tab=city]`) },
        { id: "bribery", before: "bid" },
        { id: "limit", before: "play_ally", at: HAND },
        { id: "act_two", before: "play_ally" },
        { id: "play_on", ends: "use_ally" },
        ...figures,
        { id: "good", event: ["good_taken"], own: true, at: HAND },
        { id: "jobs_which", asked: ["jobs.which"], at: ["choices"] },
        ...jobs,
        { id: "last", asked: ["business.action"], event: ["figure_placed"], own: true },
        ...turfWar,
        { id: "neutrals", event: ["turf_war"] },
        ...bidding,
        { id: "tribute", asked: ["tribute.card"], at: HAND },
        { id: "entracte", event: ["entracte"] },
        { id: "front", asked: ["thug.business"], event: ["marker_placed"], at: ["choices"] },
        { id: "ally", asked: ["business.action"], offers: "ally", at: HAND },
        { id: "horse", event: ["horse_head"], own: true },
        { id: "over", over: true },
      ],
      cards: firstAct,
    },
    jobs: { steps: [{ id: "jobs_lesson", at: HAND }, ...jobs], until: ["job_completed"], own: true },
    turf_war: { steps: [{ id: "turf_lesson" }, ...figures.slice(1, 3), ...turfWar], until: ["turf_war"] },
    bidding: { steps: [{ id: "bid_lesson", at: SUITCASE }, ...bidding], until: ["entracte"] },
  },
  tips: TIPS,
  warnings: [
    { id: "hudson", of: own("certain-hudson") },
    { id: "control", of: own("certain-control", { gains: false }) },
    {
      id: "last",
      of: ({ choices }, choice) =>
        (choice.facts as { last?: boolean }).last && choices.some(({ kind }) => ["job", "public", "ally"].includes(kind)) ? {} : null,
    },
    {
      id: "unused",
      of: ({ kind, choices }, choice) => (kind === "abilities" && choice.kind === "done" ? { n: choices.length - 1 } : null),
    },
    {
      id: "all_in",
      of: ({ kind, facts }, choice) =>
        kind === "bid.card" && choice.kind === "done" && facts.left === 0 && Number(facts.total) > 0 ? { total: facts.total } : null,
    },
    { id: "ally", of: ({ kind }, choice) => (choice.kind === "ally" && (kind === "tribute.card" || kind === "discard.card") ? {} : null) },
  ],
  args: (model) => ({ limit: (model as unknown as Model).facts.limit }),
  say: t,
};

export default script;
