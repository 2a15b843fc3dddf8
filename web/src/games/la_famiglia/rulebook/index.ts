/** What the rulebook shows, drawn by what draws the table. */
import type { Drawings } from "../..";
import type { TableFacts, View } from "../types";
import Cards from "./Cards.svelte";
import Fight from "./Fight.svelte";
import Map from "./Map.svelte";
import Mat from "./Mat.svelte";
import Orders from "./Orders.svelte";
import Pieces from "./Pieces.svelte";
import Score from "./Score.svelte";
import Sheets from "./Sheets.svelte";
import Symbol from "./Symbol.svelte";

const drawings: Drawings<View, TableFacts> = {
  pictures: {
    map: { scene: "planning", Picture: Map },
    pieces: { scene: "planning", Picture: Pieces },
    sheets: { scene: "planning", Picture: Sheets },
    mat: { scene: "planning", Picture: Mat },
    orders: { scene: "planning", Picture: Orders },
    fight: { scene: "encounter", Picture: Fight },
    cards: { scene: "planning", Picture: Cards },
    score: { scene: "planning", Picture: Score },
  },
  Symbol,
};

export default drawings;
