/** What the rulebook shows, drawn by what draws the table. */
import type { Drawings } from "../..";
import { scene } from "../../../rulebook/scenes";
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
    ...scene<View, TableFacts>("planning", {
      map: Map,
      pieces: Pieces,
      sheets: Sheets,
      mat: Mat,
      orders: Orders,
      cards: Cards,
      score: Score,
    }),
    ...scene<View, TableFacts>("encounter", { fight: Fight }),
  },
  Symbol,
};

export default drawings;
