/** The pictures of the rulebook, drawn with the components of the table. */
import type { RulebookPictures } from "../../../boardkit/renderer";
import { picturesOf } from "../../../boardkit/guideScenes";
import type { TableFacts, View } from "../types";
import Cards from "./Cards.svelte";
import Duel from "./Duel.svelte";
import Fight from "./Fight.svelte";
import GoalPicture from "./GoalPicture.svelte";
import Mandamento from "./Mandamento.svelte";
import Map from "./Map.svelte";
import Mat from "./Mat.svelte";
import Orders from "./Orders.svelte";
import Pieces from "./Pieces.svelte";
import Score from "./Score.svelte";
import Secret from "./Secret.svelte";
import Sequence from "./Sequence.svelte";
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
      goal: GoalPicture,
      mandamento: Mandamento,
      secret: Secret,
    }),
    ...picturesOf<View, TableFacts>("encounter", { fight: Fight, duel: Duel }),
    ...picturesOf<View, TableFacts>("revealed", { sequence: Sequence }),
  },
  Symbol,
};

export default drawings;
