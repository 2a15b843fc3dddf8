import type { Drawings } from "../games";

type Pictures<V, F> = Drawings<V, F>["pictures"];

/** Pictures that all show one of the guide's tables. */
export function scene<V, F>(name: string, pictures: Record<string, Pictures<V, F>[string]["Picture"]>): Pictures<V, F> {
  return Object.fromEntries(Object.entries(pictures).map(([id, Picture]) => [id, { scene: name, Picture }]));
}
