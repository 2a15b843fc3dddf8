/** What the rulebook shows, drawn by what draws the table. */
import type { Drawings } from "../..";
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
    city: { scene: "act", Picture: City },
    acts: { scene: "act", Picture: Acts },
    figures: { scene: "act", Picture: Figures },
    business: { scene: "act", Picture: Business },
    cards: { scene: "act", Picture: Cards },
    turf: { scene: "act", Picture: Turf },
  },
  Symbol,
};

export default drawings;
