import type { SeatInfo, StateMessage, TableMeta, Term } from "../lib/protocol";

const base = "/.fixtures";

async function json<T>(path: string): Promise<T> {
  const answer = await fetch(`${base}/${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}. Run: npm run fixtures -- FOLDER`);
  return (await answer.json()) as T;
}

export interface Fixture {
  components: any;
  messages: StateMessage[];
  glossary: Record<string, Term>;
}

/** A recorded stream (`?stream=1`), or one recorded message (`?state=order.area`). */
export async function load(query: URLSearchParams): Promise<Fixture> {
  const state = query.get("state");
  const [components, messages] = await Promise.all([
    json<any>("components.json"),
    state ? json<StateMessage>(`states/${state}.json`).then((one) => [one]) : json<StateMessage[]>(`stream_${query.get("stream") ?? "1"}.json`),
  ]);
  return { components, messages, glossary: glossaryOf(messages) };
}

/** Stands in for the server's glossary: every element that a choice of the stream touches. */
function glossaryOf(messages: StateMessage[]): Record<string, Term> {
  const found: Record<string, Term> = {};
  for (const message of messages) {
    for (const choice of message.ask?.choices ?? []) {
      for (const element of choice.touches) {
        found[element] ??= { name: element.split(":")[1] ?? element, text: "What it means stands here.", rules: ["LF-P2"] };
      }
    }
  }
  return found;
}

/** Stands in for the message `table`. */
export function metaOf(seat: number | null, asked: boolean, over: boolean): TableMeta {
  const names = ["Ada", "Bruno", "Carla", "Dino"];
  const seats: SeatInfo[] = names.map((name, i) => ({
    seat: i + 1,
    team: (i % 2) + 1,
    user: i === 1 ? null : `u${i}`,
    name,
    bot: i === 1 ? "soldato" : null,
    here: i !== 2,
    mine: i + 1 === seat,
  }));
  return {
    id: "fixture", game: "la_famiglia", title: "La Famiglia", options: {}, status: over ? "over" : "running", open: false,
    spectators: true, hints: true, host: "u0", me: { user: "u0", seats: seat === null ? [] : [seat], front: seat, host: seat === 1 },
    seats, watching: 2, proposal: null, settled: null, commitment: "00".repeat(32), waiting: over ? [] : [asked && seat !== null ? seat : 2], rematch: null,
    invite: "/t/fixture#secret", outcome: null,
  };
}

/** What older recordings lack. */
export function missing(message: StateMessage): Pick<StateMessage, "waiting" | "names" | "act"> {
  const { waiting } = metaOf(message.seat, message.ask !== null, false);
  return { waiting: message.waiting ?? waiting, names: message.names ?? {}, act: message.act ?? 0 };
}
