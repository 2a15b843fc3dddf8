/** Where chairs, crests and names lie around the oval table of the waiting room. */

/** The middle of the table, and the half axes on which the chairs stand. */
const CENTRE = { x: 260, y: 210 };
const CHAIRS = { x: 210, y: 158 };
const CREST = 0.66; // of the way to the chair
const LABEL = { above: -42, below: 54 }; // the line of a name, from the chair's middle: never on the table
const STEP: Record<number, number> = { 2: 58, 3: 54 }; // degrees between neighbours of one side

export interface Place {
  chair: { x: number; y: number; turn: number };
  crest: { x: number; y: number };
  label: { x: number; y: number };
}

/** Return the places on the left and then on the right, each side from top to bottom. */
export function placesAround(left: number, right: number): Place[] {
  const side = (count: number, facing: 1 | -1): Place[] =>
    Array.from({ length: count }, (_, i) => {
      const offset = (i - (count - 1) / 2) * (STEP[count] ?? 0);
      return place(facing === 1 ? offset : 180 - offset);
    });
  return [...side(left, -1), ...side(right, 1)];
}

/** Return the part of the drawing that is used: two seats on each side need less height than three. */
export function viewBox(left: number, right: number): string {
  return Math.max(left, right) > 2 ? "0 20 520 390" : "0 70 520 285";
}

function place(degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  const at = (part: number) => ({
    x: Math.round(CENTRE.x + CHAIRS.x * part * Math.cos(angle)),
    y: Math.round(CENTRE.y + CHAIRS.y * part * Math.sin(angle)),
  });
  const chair = at(1);
  return {
    chair: { ...chair, turn: degrees },
    crest: at(CREST),
    label: { x: chair.x, y: chair.y + LABEL[chair.y < CENTRE.y ? "above" : "below"] },
  };
}
