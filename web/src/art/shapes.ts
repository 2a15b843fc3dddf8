/** The shapes of the seats, each drawn in a square from -50 to 50: a seat is known by its shape, not by colour alone. */

export type SeatShapeName = "circle" | "star" | "diamond" | "triangle" | "pentagon";

const NAMES: SeatShapeName[] = ["circle", "star", "diamond", "triangle", "pentagon"];

const PATHS: Record<SeatShapeName, string> = {
  circle: "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1-40 0Z",
  star: starPath(5, 48, 20.5),
  diamond: "M0-48 38 0 0 48-38 0Z",
  triangle: "M0-44 46 38H-46Z",
  pentagon: starPath(5, 46, 37.2),
};

/** The name of a seat's shape: circle, star, diamond, triangle for seats 1 to 4. */
export function seatShape(seat: number): SeatShapeName {
  return NAMES[(seat - 1) % NAMES.length] ?? "circle";
}

/** The path of a seat's shape, for drawings of one's own. */
export function seatPath(seat: number): string {
  return PATHS[seatShape(seat)];
}

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
