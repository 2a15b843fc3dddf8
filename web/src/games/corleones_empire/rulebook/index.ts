/** The pictures of the rulebook, drawn with the components of the table. */
import type { RulebookPictures } from "../../../boardkit/renderer";
import { picturesOf } from "../../../boardkit/guideScenes";
import type { TableFacts, View } from "../types";
import Acts from "./Acts.svelte";
import Allies from "./Allies.svelte";
import Business from "./Business.svelte";
import Cards from "./Cards.svelte";
import City from "./City.svelte";
import Count from "./Count.svelte";
import Crossing from "./Crossing.svelte";
import Figures from "./Figures.svelte";
import SuitcasePicture from "./SuitcasePicture.svelte";
import Symbol from "./Symbol.svelte";
import Turf from "./Turf.svelte";

const drawings: RulebookPictures<View, TableFacts> = {
  pictures: {
    ...picturesOf<View, TableFacts>("act", {
      city: City,
      acts: Acts,
      figures: Figures,
      business: Business,
      cards: Cards,
      turf: Turf,
      crossing: Crossing,
      suitcase: SuitcasePicture,
      allies: Allies,
      count: Count,
    }),
  },
  Symbol,
};

export default drawings;
