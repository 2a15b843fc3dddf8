/** Parses and changes the address of the page. */

export type Route =
  | { name: "home" }
  | { name: "new" }
  | { name: "tables" }
  | { name: "me" }
  | { name: "admin" }
  | { name: "reset"; token: string }
  | { name: "confirm"; token: string }
  | { name: "table"; id: string; invite: string }
  | { name: "rules"; game: string; rule: string }
  | { name: "quick"; game: string }
  | { name: "learn"; game: string }
  | { name: "lesson"; game: string; lesson: string }
  | { name: "ratings"; game: string }
  | { name: "report"; table: string }
  | { name: "people" }
  | { name: "person"; id: string }
  | { name: "compare"; table: string }
  | { name: "study"; table: string; record: string; study: string; puzzle: string }
  | { name: "puzzles" }
  | { name: "puzzle"; id: string; game: string; theme: string }
  | { name: "replay"; table: string; record: string }
  | { name: "saved"; id: string }
  | { name: "notifications" }
  | { name: "unknown" };

/** Routes whose address is their name. */
const ALONE = ["new", "me", "admin", "tables", "notifications", "puzzles"] as const;
type Alone = (typeof ALONE)[number];

/** Return the route of an address, `unknown` if none matches. */
export function parseRoute(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (parts.length === 0) return { name: "home" };
  if (parts.length === 1 && ALONE.includes(first as Alone)) return { name: first as Alone };
  // The fragment holds the place in the game; the replay parses it itself.
  if (first === "replay" && parts.length <= 2) return { name: "replay", table: "", record: second ?? "" };
  if (first === "t" && second && third === "replay" && parts.length === 3) return { name: "replay", table: second, record: "" };
  if (first === "saved" && parts.length <= 2) return { name: "saved", id: second ?? "" };
  if (parts.length === 1 && first === "reset") return { name: "reset", token: decode(hash.replace(/^#/, "")) };
  if (parts.length === 1 && first === "confirm-email") return { name: "confirm", token: decode(hash.replace(/^#/, "")) };
  if (first === "t" && second && third === "report" && parts.length === 3) return { name: "report", table: second };
  if (first === "t" && second && third === "compare" && parts.length === 3) return { name: "compare", table: second };
  if (first === "people" && parts.length <= 2) return second ? { name: "person", id: second } : { name: "people" };
  if (second && third === "study" && parts.length === 3) {
    if (first === "t") return { name: "study", table: second, record: "", study: "", puzzle: "" };
    if (first === "replay") return { name: "study", table: "", record: second, study: "", puzzle: "" };
    if (first === "puzzle") return { name: "study", table: "", record: "", study: "", puzzle: second };
  }
  if (first === "study" && second && parts.length === 2) return { name: "study", table: "", record: "", study: second, puzzle: "" };
  if (first === "puzzle" && second && parts.length === 2) return { name: "puzzle", id: second, game: "", theme: "" };
  // A game and a theme choose the next puzzle.
  if (first === "puzzles" && second && parts.length <= 3) return { name: "puzzle", id: "", game: second, theme: third ?? "" };
  if (parts.length === 2 && second) {
    if (first === "t") return { name: "table", id: second, invite: decode(hash.replace(/^#/, "")) };
    if (first === "ratings") return { name: "ratings", game: second };
    if (first === "quick") return { name: "quick", game: second };
    if (first === "learn") return { name: "learn", game: second };
  }
  if (first === "learn" && second && third && parts.length === 3) return { name: "lesson", game: second, lesson: third };
  if (first === "rules" && second && parts.length <= 3) return { name: "rules", game: second, rule: third ?? "" };
  return { name: "unknown" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(currentRoute());
  #path = location.pathname;

  constructor() {
    for (const moved of ["popstate", "hashchange"]) addEventListener(moved, () => this.#isOnPage() || this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** Go to another address of this page. */
  go(address: string, options: { replace?: boolean } = {}): void {
    history[options.replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.#path = location.pathname;
    this.route = currentRoute();
  }

  /** Return whether the address only names a place on the page that is shown, such as the one that a skip link leads to. */
  #isOnPage(): boolean {
    const place = decode(location.hash.slice(1));
    return location.pathname === this.#path && place !== "" && document.getElementById(place) !== null;
  }

  /** Handle plain clicks on internal links without a reload. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function currentRoute(): Route {
  return parseRoute(location.pathname, location.hash);
}

export const router = new Router();
