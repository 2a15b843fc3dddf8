import type { RulebookPictures } from "./renderer";

type Pictures<V, F> = RulebookPictures<V, F>["pictures"];

/** Return pictures that all show the same scene of the guide. */
export function picturesOf<V, F>(name: string, pictures: Record<string, Pictures<V, F>[string]["Picture"]>): Pictures<V, F> {
  return Object.fromEntries(Object.entries(pictures).map(([id, Picture]) => [id, { scene: name, Picture }]));
}
