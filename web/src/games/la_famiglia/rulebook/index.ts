/** The pictures of the rulebook, drawn with the components of the table. */
import type { RulebookPictures } from "../../../boardkit/renderer";
import { picturesOf } from "../../../boardkit/guideScenes";
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

const drawings: RulebookPictures<View, TableFacts> = {
  pictures: {
    ...picturesOf<View, TableFacts>("planning", {
      map: Map,
      pieces: Pieces,
      sheets: Sheets,
      mat: Mat,
      orders: Orders,
      cards: Cards,
      score: Score,
    }),
    ...picturesOf<View, TableFacts>("encounter", { fight: Fight }),
  },
  Symbol,
};

export default drawings;
