/** The coach script of La Famiglia. Texts: `words/`; the positions of lessons: the game's `lessons.yaml`. */
import type { TableModel } from "../../../model/tableModel.svelte";
import type { Card, CoachScript, Step, CoachWarning } from "../../../boardkit/coachScript";
import { certainFacts } from "../../../model/choices";
import type { Model } from "../types";
import { t } from "./words";

const CARDS = ["turncoat", "coward_1", "coward_2"].map((each) => `card:${each}`);

/** On small screens a hidden part is pointed at by its tab. */
const SHEETS = [".sheet:is(section) | [data-tab=sheets]"];

const planning: readonly Step[] = [
  { id: "planning", asked: ["planning.move"], at: SHEETS },
  { id: "turns", asked: ["planning.move"], at: [".sheet.upper | [data-tab=sheets]"] },
  { id: "column", asked: ["planning.move"], offers: "column", at: ['.sheet.upper [data-element^="column:"] | [data-tab=sheets]'] },
  { id: "price", asked: ["planning.move"], offers: "column", at: ['.sheet.upper [data-element^="column:"] | [data-tab=sheets]'] },
  { id: "column_token", asked: ["column.token"], at: [".sheet:is(section):not(.upper) | [data-tab=sheets]"] },
  { id: "column_action", asked: ["column.action"], at: ["asked"] },
  { id: "order", asked: ["order.area"], at: ["choices"] },
  { id: "which", asked: ["order.which"], at: [".own .orders | [data-tab=families]", ".slot"] },
  { id: "symbols", asked: ["order.which"], at: ["choices"] },
  { id: "mat", event: ["mat_revealed"], own: true, at: [".own .mat | [data-tab=families]"] },
  { id: "space", asked: ["planning.space"], at: ["choices"] },
  { id: "parts", asked: ["space.part"], at: ["asked"] },
  { id: "soldati", asked: ["place.area", "recruit.number"], at: [".own .top | [data-tab=families]"] },
  { id: "money", asked: ["planning.move"], event: ["order_issued"], own: true, at: [".own .top | [data-tab=families]"] },
  { id: "influence", asked: ["influence.row"], at: [".own .mat | [data-tab=families]"] },
  { id: "car", asked: ["car.area"], at: ["choices"] },
  { id: "lab", asked: ["lab.area"], at: ["choices"] },
];

const attack: readonly Step[] = [
  { id: "rally", asked: ["gather.from"], at: ["choices"] },
  { id: "move", asked: ["move.target"], at: ["choices"] },
  { id: "sea", asked: ["move.target"] },
  { id: "neutrals", asked: ["move.target"], at: ["choices"] },
  { id: "leave", asked: ["move.number"], at: ["asked"] },
];

const conflict: readonly Step[] = [
  { id: "approach", asked: ["conflict.approach"], at: [".conflict"] },
  { id: "card", asked: ["conflict.card"], at: CARDS },
  { id: "take", asked: ["conflict.take"], at: [".conflict"] },
  { id: "knockout", asked: ["conflict.take"], at: [".conflict"] },
];

const encounter: readonly Step[] = [
  { id: "supply", asked: ["supply.part"], at: ["asked"] },
  { id: "strike", asked: ["strike.target"], at: ["choices"] },
  { id: "agitate", asked: ["agitate.origin"], at: ["choices"] },
  { id: "pentito", asked: ["pentito"], at: ["asked"] },
  ...attack,
  ...conflict,
];

/** The advised line of the first battle: three orders, a bluff, two Mandamenti, then one short planning phase. */
const battle: Readonly<Record<string, Card>> = {
  supply: { covers: ["supply", "car"] },
  reinforce: {},
  how_many: {},
  target: { asks: true, praises: true, covers: ["reveal", "move"] },
  force: { asks: true, praises: true, at: ["asked"] },
  approach: { asks: true, praises: true, at: [".conflict"], covers: ["approach"] },
  bluff: { asks: true, praises: true, at: CARDS },
  their_card: { asks: true, praises: true, at: [".conflict"], covers: ["card", "take"] },
  walk_in: { asks: true, praises: true },
  stay: {},
  tile: { asks: true },
  second_tile: { covers: ["tile"] },
  token: { asks: true, praises: true, at: SHEETS, covers: ["planning", "second"] },
  space: { asks: true },
  hold: {},
  hold_all: { covers: ["soldati"] },
  column: { asks: true, praises: true, at: [".sheet.upper | [data-tab=sheets]"], covers: ["column"] },
  column_token: { covers: ["column_token"] },
  column_order: { covers: ["column_action"] },
  order_area: { asks: true, praises: true },
  order_which: {},
};

/** Return the arguments of a certain consequence for the player; null if there is none. */
function own(id: string, also: object = {}): CoachWarning["of"] {
  return (_, choice) =>
    certainFacts(choice, id).find((each) => Object.entries({ held: "own", ...also }).every(([key, value]) => each[key] === value)) ?? null;
}

/** By kind of question: its tip. */
const TIPS: Record<string, string> = {
  "setup.family": "family",
  "setup.soldato": "units",
  "car.area": "units",
  "lab.area": "units",
  "boat.sea": "units",
  "boat.move": "units",
  "boat.other": "units",
  "equipment.which": "units",
  "attack.unit": "units",
  "setup.token": "token",
  "planning.move": "planning",
  "planning.space": "space",
  "ultima.space": "space",
  "space.part": "part",
  "supply.part": "part",
  "column.token": "column",
  "column.action": "column",
  "recruit.number": "soldati",
  "place.area": "soldati",
  "place.number": "soldati",
  "labs.guard": "soldati",
  "spread.area": "soldati",
  "order.area": "order",
  "order.which": "which",
  "encounter.which": "which",
  "gather.into": "gather",
  "gather.from": "gather",
  "gather.soldati": "gather",
  "gather.cars": "gather",
  "influence.row": "influence",
  "influence.to": "influence",
  "influence.space": "influence",
  "influence_row.row": "influence",
  "influence_row.number": "influence",
  "raise.grant": "money",
  "tile.clear": "tile",
  "tile.mark": "tile",
  "tiles.start": "tile",
  "tiles.swap": "tile",
  "tiles.bribery": "bribery",
  "tiles.recruitment": "recruitment",
  "move.start": "attack",
  "move.target": "attack",
  "either.first": "attack",
  "attack.replace": "attack",
  "attack.pay": "attack",
  "move.number": "leave",
  "move.car": "leave",
  "strike.target": "strike",
  "strike.start": "strike",
  pentito: "pentito",
  "pentito.area": "pentito",
  "pentito.number": "pentito",
  "pull.area": "pentito",
  "pull.number": "pentito",
  "agitate.origin": "agitate",
  "agitate.target": "agitate",
  "agitate.number": "agitate",
  "agitate.recruit": "agitate",
  "conflict.approach": "approach",
  "conflict.defender": "approach",
  "conflict.card": "card",
  "conflict.take": "take",
};

/** Return the name of the team's other family. */
function mate(model: TableModel): string {
  const { meta, seat } = model;
  const team = meta.seats.find((each) => each.seat === seat)?.team;
  const other = meta.seats.find((each) => each.team === team && each.seat !== seat);
  return other ? model.seatName(other.seat) : "";
}

const script: CoachScript = {
  lessons: {
    first: {
      steps: [
        { id: "mandamento", before: "supply", at: ["gela", "licata", "piazza_armerina"].map((each) => `area:${each}`) },
        { id: "goal", before: "supply", at: [".goal"] },
        { id: "team", before: "supply", at: ["seat:1", "seat:2 | [data-tab=families]"] },
        { id: "orders", before: "supply", at: ["camastra", "gela", "castelvetrano"].map((each) => `area:${each}`) },
        { id: "play_on", ends: "order_which" },
        ...planning,
        { id: "reveal", event: ["orders_revealed"] },
        ...encounter,
        { id: "tile", asked: ["tile.mark"], at: ["choices"] },
        { id: "second", asked: ["planning.move"], event: ["tile_marked"], at: SHEETS },
        { id: "hidden", asked: ["order.area"], event: ["tile_marked"] },
        { id: "bronte", asked: ["planning.move"], event: ["tile_marked"], at: ["area:bronte"] },
        { id: "ultima", event: ["bust_placed"], own: true },
        { id: "over", over: true },
      ],
      cards: battle,
    },
    planning: { steps: [{ id: "planning_lesson", at: SHEETS }, ...planning], until: ["orders_revealed"] },
    encounter: { steps: [{ id: "encounter_lesson" }, ...encounter], until: ["control"] },
    conflict: {
      steps: [{ id: "conflict_lesson" }, ...attack, ...conflict, { id: "cards_back", event: ["attack_over"] }],
      until: ["attack_over"],
    },
  },
  tips: TIPS,
  warnings: [
    { id: "empty", of: own("certain-empty") },
    { id: "control", of: own("certain-control", { gains: false }) },
    { id: "cars", of: own("certain-cars_removed", { hurts: true }) },
    { id: "order", of: own("certain-order_back", { hurts: true }) },
  ],
  args: (model) => ({ ...(model as unknown as Model).facts.score, mate: mate(model) }),
  say: t,
};

export default script;
