/** The shapes of the seats, each in a square from -50 to 50: a seat is recognised by its shape, not by colour alone. */

const PAWN = "M0-46A21.8 21.8 0 0 1 12.8-6.4L28 46H-28L-12.8-6.4A21.8 21.8 0 0 1 0-46Z";
const PATHS = [
  "M-40 0A40 40 0 1 1 40 0A40 40 0 1 1-40 0Z", // circle
  starPath(5, 48, 20.5),
  "M0-48 38 0 0 48-38 0Z", // diamond
  "M0-44 46 38H-46Z", // triangle
  starPath(5, 46, 37.2), // pentagon
];

/** Return the path of a seat's shape: circle, star, diamond, triangle for seats 1 to 4; seat 0 is neutral, a pawn. */
export function seatPath(seat: number): string {
  return (seat > 0 && PATHS[(seat - 1) % PATHS.length]) || PAWN;
}

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
