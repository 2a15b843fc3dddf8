// The symbols of the game as line art of 24 by 24.

export type Ink = "line" | "fill" | "thin" | "paper";
export interface Stroke {
  d: string;
  ink: Ink;
  at?: string; // an SVG transform
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const line = (d: string, at?: string): Stroke => ({ d, ink: "line", at });
const thin = (d: string, at?: string): Stroke => ({ d, ink: "thin", at });
const fill = (d: string, at?: string): Stroke => ({ d, ink: "fill", at });
const paper = (d: string, at?: string): Stroke => ({ d, ink: "paper", at });
const moved = (strokes: Stroke[], at: string): Stroke[] => strokes.map((one) => ({ ...one, at }));

const soldato: Stroke[] = [
  fill("M4.4 8.1Q12 10.9 19.6 8.1Q18 6.9 16.3 6.7L15.6 3.6Q15.2 2.3 13.8 2.9Q12 3.7 10.2 2.9Q8.8 2.3 8.4 3.6L7.7 6.7Q6 6.9 4.4 8.1Z"),
  line("M8.6 10.2V11.4A3.4 3.6 0 0 0 15.4 11.4V10.2"),
  line("M3.6 21.4V19.2Q4 16 8.7 15.2L12 18.4L15.3 15.2Q20 16 20.4 19.2V21.4"),
  line("M12 18.4V21.4"),
];
const car: Stroke[] = [
  line("M2.4 16.4V13L5.2 12.2L7.6 8H15.8L18.8 12.2L21.6 13V16.4"),
  line("M9.2 16.8H14.8"),
  thin("M5.2 12.2H18.8M11.7 8V12.2"),
  line(dot(6.9, 16.8, 2.1)),
  line(dot(17.1, 16.8, 2.1)),
];
const boat: Stroke[] = [
  line("M1.8 12.6H22L18.6 17.6H6.2Q3 16.4 1.8 12.6Z"),
  line("M9 12.6L11.2 8.6H15.2L16.2 12.6"),
  thin("M1.8 20.8q2.5-1.8 5 0t5.1 0t5.1 0t5 0"),
];
const lab: Stroke[] = [
  line("M8.8 2.8H15.2M10 2.8V9L4.9 18.4Q3.8 21.2 6.6 21.2H17.4Q20.2 21.2 19.1 18.4L14 9V2.8"),
  fill("M7.9 14.6Q10 13.4 12 14.6T16.1 14.6L18 18.6Q18.6 20 17.2 20H6.8Q5.4 20 6 18.6Z"),
];
const bomb: Stroke[] = [
  fill(dot(10.4, 14.4, 6.8)),
  line("M14.6 8.8L16.4 6.9Q18.2 5 19.8 6.6"),
  thin("M21.4 3.2L20.6 4.6M22.8 6.6L21.6 6.8M18.4 2.8L18.8 4"),
  paper("M6.4 13.6Q6.8 11 9.4 10.4"),
];
const shotgun: Stroke[] = [
  line("M1.8 8.6H13.6M1.8 11.2H13.6"),
  fill("M13 7.8H16.6L18.2 9.4L22.4 14.2L20.2 17.6L16.2 12H13Z"),
  thin("M13.8 12.4Q14 15 16.6 14"),
  thin("M6.4 8.6V11.2"),
];
const skull: Stroke[] = [
  line(
    "M12 2.8C6.9 2.8 3.8 6.4 3.8 10.8C3.8 13.6 5.2 15.4 7.4 16.4V20.6H16.6V16.4C18.8 15.4 20.2 13.6 20.2 10.8C20.2 6.4 17.1 2.8 12 2.8Z",
  ),
  fill(dot(8.6, 10.9, 2)),
  fill(dot(15.4, 10.9, 2)),
  fill("M12 13.4L10.9 15.6H13.1Z"),
  thin("M10.4 18V20.6M13.6 18V20.6"),
];
const vest: Stroke[] = [
  line("M7.2 3.2Q7.8 7.2 4.6 8.6V20.6H19.4V8.6Q16.2 7.2 16.8 3.2H14.4Q12 8 9.6 3.2Z"),
  thin("M4.6 13H19.4M4.6 16.8H19.4M12 6.4V20.6"),
];
const inward: Stroke[] = [
  fill(dot(12, 12, 2.6)),
  line("M2.6 12H7M5 9.8L7.2 12L5 14.2"),
  line("M21.4 12H17M19 9.8L16.8 12L19 14.2"),
  line("M12 2.6V7M9.8 5L12 7.2L14.2 5"),
  line("M12 21.4V17M9.8 19L12 16.8L14.2 19"),
];
const envelope: Stroke[] = [line("M2.6 5.4H21.4V18.8H2.6Z"), line("M2.6 5.8L12 13.2L21.4 5.8"), fill(dot(12, 13.4, 2.7))];
const disc: Stroke[] = [
  line(dot(12, 12, 8.6)),
  fill("M12 6.6L13.5 10.1L17.3 10.4L14.4 12.9L15.3 16.6L12 14.6L8.7 16.6L9.6 12.9L6.7 10.4L10.5 10.1Z"),
];
const coin: Stroke[] = [line(dot(12, 12, 9.2)), thin(dot(12, 12, 6.9))];
const pin = line("M12 22.4C8.6 17.8 3.2 15 3.2 9.9A8.8 8.6 0 0 1 20.8 9.9C20.8 15 15.4 17.8 12 22.4Z");
const feather: Stroke[] = [
  line("M19.8 3.4C12 3.4 6.6 8.4 6.2 15.6L8.4 17.8C15.6 17.2 20.4 11.6 19.8 3.4Z"),
  line("M3.4 21L15.2 8.2"),
  thin("M10.2 13.6V9.8M12.6 11V7.4M10.2 13.6H14M12.6 11H16.4"),
];

/** The symbols by the names that the data and this renderer use. */
export const SYMBOLS: Record<string, Stroke[]> = {
  soldati: soldato,
  recruit: [...moved(soldato, "translate(-2.2 3.2) scale(.86)"), line("M19.4 2.4V9.4M15.9 5.9H22.9")],
  place: [pin, ...moved(soldato, "translate(5.4 3.2) scale(.55)")],
  place_existing: [pin, ...moved(soldato, "translate(5.4 3.2) scale(.55)"), line("M2.4 20.4H8M16 20.4H21.6")],
  soldati_per_lab: [...moved(soldato, "translate(-1 6.6) scale(.7)"), ...moved(lab, "translate(12 1) scale(.5)")],
  order: envelope,
  order_two_areas: [...moved(envelope, "translate(-.8 -.6) scale(.6)"), ...moved(envelope, "translate(10.4 10) scale(.6)")],
  order_double: [line("M6.6 6.4V3H22V14.6H19.4"), ...moved(envelope, "translate(-.4 3.4) scale(.84)")],
  equipment: [
    ...moved(car, "translate(4.6 -3.6) scale(.62)"),
    ...moved(boat, "translate(-.4 9.6) scale(.56)"),
    ...moved(lab, "translate(12.6 10.6) scale(.52)"),
  ],
  car,
  boat,
  lab,
  launder: [
    line("M4 2.6H20V21.4H4Z"),
    thin("M4 6.8H20"),
    fill(dot(7, 4.7, 0.9)),
    line(dot(12, 14, 5.1)),
    thin("M7.4 14.4q2.3-1.8 4.6 0t4.6 0"),
    fill(dot(12, 12, 1.3)),
  ],
  gather: inward,
  rally: inward,
  influence_supply: [...moved(disc, "translate(3 -1.4) scale(.75)"), line("M3 15.6V21H21V15.6"), line("M12 15.2V18.6")],
  influence_sheets: [...moved(disc, "translate(3 5) scale(.75)"), line("M3 9V2.8H21V9M9 2.8V5M15 2.8V5")],
  influence_row: [...moved(disc, "translate(-.8 4) scale(.68)"), ...moved(disc, "translate(8.6 4) scale(.68)"), line("M3 3H21")],
  ultima: [
    line(
      "M12 2.8A3.7 4.1 0 0 1 15.7 6.9C15.7 9.2 14.6 10.6 14 11.2V13L19 15Q19.8 18 16.4 18.4H7.6Q4.2 18 5 15L10 13V11.2C9.4 10.6 8.3 9.2 8.3 6.9A3.7 4.1 0 0 1 12 2.8Z",
    ),
    fill("M8.6 18.4H15.4L16.6 21.6H7.4Z"),
  ],
  infinity: [
    line(
      "M12 12C9.8 8.7 8.2 7.8 6.5 7.8A4.2 4.2 0 0 0 6.5 16.2C8.2 16.2 9.8 15.3 12 12C14.2 8.7 15.8 7.8 17.5 7.8A4.2 4.2 0 0 1 17.5 16.2C15.8 16.2 14.2 15.3 12 12Z",
    ),
  ],
  shotgun,
  bomb,
  skull,
  vest,
  pentito: [...moved(soldato, "translate(-2 7) scale(.7)"), line("M12.4 2.6H21.8V10H17.4L14.6 12.6V10H12.4Z"), thin("M14.8 6.3H19.4")],
  agitate: [
    line("M2.8 9.8V14.2H6L14.8 19V5L6 9.8Z"),
    line("M7 14.6L8.4 20.4H11L9.8 16.4"),
    thin("M17.2 9Q19 12 17.2 15M19.8 6.6Q23 12 19.8 17.4"),
  ],
  coin,
  replace: [
    ...moved(soldato, "translate(-1.4 5.6) scale(.54)"),
    ...moved(soldato, "translate(12.4 5.6) scale(.54)"),
    line("M6 3.6H17.6M15.4 1.4L17.8 3.6L15.4 5.8"),
    line("M18 20.8H6.4M8.6 18.6L6.2 20.8L8.6 23"),
  ],
  pay_remove: [
    ...moved(coin, "translate(-1 6.2) scale(.56)"),
    ...moved(soldato, "translate(12 5.8) scale(.54)"),
    line("M2.8 3H14M11.8 .9L14.2 3L11.8 5.1"),
    line("M15 22L22 14.6"),
  ],
  pull: [
    line("M5 3.6H9.4V12.4A2.6 2.6 0 0 0 14.6 12.4V3.6H19V12.6A7 7 0 0 1 5 12.6Z"),
    thin("M5 7H9.4M14.6 7H19"),
    thin("M12 22.4V21M5.4 20.6L6.2 19.6M18.6 20.6L17.8 19.6"),
  ],
  either_order: [line("M3 8.4H19M15.6 4.8L19.4 8.4L15.6 12"), line("M21 15.6H5M8.4 12L4.6 15.6L8.4 19.2")],
  spread: [
    fill(dot(12, 12, 2.6)),
    line("M7.2 12H2.8M4.8 9.8L2.6 12L4.8 14.2"),
    line("M16.8 12H21.2M19.2 9.8L21.4 12L19.2 14.2"),
    line("M12 7.2V2.8M9.8 4.8L12 2.6L14.2 4.8"),
  ],
  carbomb: [...moved(car, "translate(0 3.4) scale(.94)"), fill("M12 .8L13.4 4L16.8 2.6L15.2 5.9L18.6 7.2H5.4L8.8 5.9L7.2 2.6L10.6 4Z")],
  primo: [
    line(dot(12, 9, 6.6)),
    line("M7.6 14L5.4 22L9.2 20.2L11.4 22.6L12 19.6L12.6 22.6L14.8 20.2L18.6 22L16.4 14"),
    line("M10.4 7.2L12.4 5.6V12.4"),
  ],
  justice: [
    line("M12 3V20.6M7 20.8H17M4.4 6.4H19.6"),
    line("M5.4 6.4L2.4 13.4H8.4Z"),
    line("M18.6 6.4L15.6 13.4H21.6Z"),
    fill("M2.2 13.4H8.6Q8 16 5.4 16Q2.8 16 2.2 13.4ZM15.4 13.4H21.8Q21.2 16 18.6 16Q16 16 15.4 13.4Z"),
  ],
  police: [
    line("M12 2.6L20 5.4V11.4C20 16.4 16.4 19.8 12 21.6C7.6 19.8 4 16.4 4 11.4V5.4Z"),
    fill("M12 7L13.5 10.3L17 10.6L14.3 12.9L15.2 16.4L12 14.5L8.8 16.4L9.7 12.9L7 10.6L10.5 10.3Z"),
  ],
  economy: [
    line("M2.8 8.6L12 3L21.2 8.6Z"),
    line("M3.4 20.8H20.6M4.6 17.8H19.4"),
    line("M6.2 9.6V17.2M10 9.6V17.2M14 9.6V17.2M17.8 9.6V17.2"),
  ],
  church: [
    line("M12 1.8V7.4M9.8 3.8H14.2"),
    line("M7.4 21V11.4L12 7.4L16.6 11.4V21"),
    line("M2.6 21V15.6L7.4 12.8M21.4 21V15.6L16.6 12.8M2.6 21H21.4"),
    line("M10.4 21V17.4A1.6 1.6 0 0 1 13.6 17.4V21"),
  ],
  two: [line(dot(8.8, 12, 6.4)), line(dot(15.2, 12, 6.4))],
  hq: [line("M3 21V10.4L12 3.4L21 10.4V21Z"), fill("M9.8 21V14.4H14.2V21Z"), thin("M5.8 12.6H8M16 12.6H18.2")],
  supply: [line("M3 8L12 3.6L21 8V17.6L12 21.4L3 17.6Z"), thin("M3 8L12 12L21 8M12 12V21.4")],
  turncoat: [
    line("M12 5.6V20.8M12 5.6L7.2 4L3 8L6 11V20.8H18V11L21 8L16.8 4Z"),
    fill("M12 5.6L16.8 4L21 8L18 11V20.8H12Z"),
    thin("M9.4 10.4V10.6M9.4 14V14.2"),
  ],
  coward_1: feather,
  coward_2: [...moved(feather, "translate(-1.6 4.4) scale(.8)"), ...moved(feather, "translate(6.2 -.8) scale(.8)")],
  neutral: soldato,
  crown: [line("M3.4 18.6L2.6 7.4L7.8 11.6L12 4.6L16.2 11.6L21.4 7.4L20.6 18.6Z"), line("M3.6 21.4H20.4")],
};
