/** What the rulebook shows, drawn by what draws the table. */
import type { Drawings } from "../..";
import { scene } from "../../../rulebook/scenes";
import type { TableFacts, View } from "../types";
import Acts from "./Acts.svelte";
import Business from "./Business.svelte";
import Cards from "./Cards.svelte";
import City from "./City.svelte";
import Figures from "./Figures.svelte";
import Symbol from "./Symbol.svelte";
import Turf from "./Turf.svelte";

const drawings: Drawings<View, TableFacts> = {
  pictures: {
    ...scene<View, TableFacts>("act", { city: City, acts: Acts, figures: Figures, business: Business, cards: Cards, turf: Turf }),
  },
  Symbol,
};

export default drawings;
