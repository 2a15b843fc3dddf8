import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import finalSuitcases from "../../games/corleones_empire/finalPicture";
import finalMap from "../../games/la_famiglia/finalPicture";
import { metaOf } from "../../dev/fixtures";
import type { Outcome, Report, ReportState, ReportTurning } from "../../protocol/messages";
import type { TableModel } from "../../model/tableModel.svelte";
import { DEFAULT_PACING } from "../../playback/moves";
import { Seating } from "../../model/seating.svelte";
import { choice, gameTexts } from "../../testing/factories";
import { escapeXml, seatsByRank, sharePicture, wrap } from "./sharePicture";
import TurningPoints from "./TurningPoints.svelte";
import { gainOf, linesOf, mainTurnings } from "./turningPoints";

const api = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../../net/api", () => ({ api, ApiError: class extends Error {} }));

const OUTCOME: Outcome = {
  winners: [3],
  ranks: { 1: 2, 2: 4, 3: 1, 4: 3 },
  scores: { 1: 20, 2: 5, 3: 31, 4: 10 },
  reason: "money",
  facts: {},
};

function tableOf(view: object, facts: object, components: object, names: string[] = []): TableModel<any, any> {
  const meta = metaOf(1, [], true, "corleones_empire");
  meta.seats.forEach((info, n) => (info.name = names[n] ?? info.name));
  const seated = new Seating<any>(
    meta,
    gameTexts("event-e = { NAME($seat) } did it.\nask-q = What?\nchoice-area = { $name }\ngame-round = Round { $n }"),
  );
  seated.view = view;
  return Object.assign(seated, { facts, components, pacing: DEFAULT_PACING }) as unknown as TableModel<any, any>;
}

function turning(step: number, gain: number, more: Partial<ReportTurning> = {}): ReportTurning {
  return {
    step,
    until: step + 1,
    seat: 1,
    round: 1,
    before: [0.5, 0.5],
    after: [0.5 + gain, 0.5 - gain],
    items: [],
    mistake: null,
    ...more,
  };
}

function reportOf(turnings: ReportTurning[]): Report {
  return { whole: true, steps: 9, teams: [[1], [2]], seconds: 3, points: [], measures: [], rounds: [], turnings, mistakes: [] };
}

describe("the picture to share", () => {
  const bare = { areas: {}, control: {} };

  it("has the result, names and scores, and nothing that an image cannot load", () => {
    const model = tableOf(bare, {}, {}, ["Ada", 'Bob & <b>"Eve"</b>']);
    const svg = sharePicture(model, OUTCOME, "The Game", "Carla wins.", () => `<rect width="3" height="4"/>`);
    for (const each of ["The Game", "Carla wins.", "Ada", "31", '<rect width="3" height="4"/>']) expect(svg).toContain(each);
    expect(svg).not.toMatch(/href|url\(|var\(|<b>|foreignObject/);
    expect(svg.match(/https?:/g)).toHaveLength(1); // the namespace
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    expect(seatsByRank(model, OUTCOME)).toEqual([3, 1, 4, 2]);
  });

  it("has what a family has contributed and the score of its team, each for itself", () => {
    const model = tableOf(bare, {}, {});
    const team = { ...OUTCOME, scores: { 1: 6, 2: 1, 3: 6, 4: 1 } };
    const svg = sharePicture(model, team, "The Game", "", null, (_, seat) => 70 + seat);
    for (const each of [">71<", ">74<", ">Team: 6<", ">Team: 1<"]) expect(svg).toContain(each);
    expect(sharePicture(model, team, "The Game", "", null)).not.toContain("Team");
  });

  it("wraps and cuts long texts", () => {
    expect(wrap("one two three", 8, 4)).toEqual(["one two", "three"]);
    expect(wrap("a b c d e f", 1, 3)).toHaveLength(3);
    expect(wrap("x".repeat(99), 10, 2)[0]).toHaveLength(10);
    expect(escapeXml("\u2068A&B\u2069")).toBe("A&amp;B");
  });

  const drawing = { width: 700, height: 480, colour: () => "#123456", escape: escapeXml };

  it("draws the map with each area in the color of its family", () => {
    const square = (x: number) => [
      [x, 0],
      [x + 10, 0],
      [x + 10, 10],
    ];
    const board = {
      size: [30, 10],
      areas: ["a", "b"].map((id, n) => ({ id, polygon: square(10 * n), inscribed: [10 * n + 5, 5, 3] })),
      mandamenti: [{ id: "M1", areas: ["a", "b"], control: { at: [5, 12] } }],
    };
    const view = { areas: { a: { holder: 1 }, b: { holder: null } }, control: { M1: 1 }, families: { 1: "red" } };
    const colour = vi.fn((family: string | null) => (family === "red" ? "#aa0000" : "#777777"));
    const svg = finalMap(tableOf(view, {}, { "board.json": board }), { ...drawing, colour });
    expect(svg.match(/#aa0000/g)!.length).toBeGreaterThanOrEqual(2); // the area and the control token
    expect(svg).not.toContain("NaN");
  });

  it("draws the suitcases of the final count, or what is in them", () => {
    const count = [
      { seat: 2, rank: 1, suitcase: 20, turfs: [], turf_bonus: 10, colours: [], colour_bonus: 5, total: 35 },
      { seat: 1, rank: 2, suitcase: 8, turfs: [], turf_bonus: 0, colours: [], colour_bonus: 0, total: 8 },
    ];
    const counted = finalSuitcases(tableOf({ suitcases: {} }, { count, seats: {} }, {}), drawing);
    for (const each of ["35", "Bruno", "Ada"]) expect(counted.replace(/[\u2066-\u2069]/g, "")).toContain(each);
    const open = { suitcases: { 1: { money: [5, 2], jobs: [] }, 2: { money: [], jobs: [] } } };
    const stopped = finalSuitcases(tableOf(open, { count: null, seats: { 1: {}, 2: {} } }, {}), drawing);
    expect(stopped).toContain("7");
    expect(counted + stopped).not.toContain("NaN");
  });
});

describe("the turning points on the end screen", () => {
  let shown: Record<string, unknown> | null = null;
  beforeEach(() => {
    api.get.mockReset();
    api.post.mockReset();
  });
  afterEach(async () => {
    if (shown) await unmount(shown);
    shown = null;
    document.body.innerHTML = "";
    vi.useRealTimers();
  });

  const thinking: ReportState = { state: "thinking", progress: 0.25, report: null };
  const none: ReportState = { state: "none", progress: 0, report: null };
  const show = (model: TableModel): void => {
    shown = mount(TurningPoints, { target: document.body, props: { model } });
  };
  const text = (): string => document.body.textContent.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ");

  it("are the three largest, in the order of the game", () => {
    const report = reportOf([turning(1, 0.1), turning(2, -0.3), turning(3, 0.2), turning(4, 0.4)]);
    expect(mainTurnings(report).map(({ step }) => step)).toEqual([2, 3, 4]);
    expect(gainOf(turning(2, -0.25))).toEqual({ team: 1, gain: 0.25 });
  });

  it("tell what mattered of a turn before its payments", () => {
    const words = gameTexts("event-pays = Pays.\nevent-shoots = Shoots.\nevent-moves = Moves.");
    const items = ["pays", "pays", "shoots", "moves"].map((event) => ({ event }));
    const pacing = { ...DEFAULT_PACING, minor: ["pays"] };
    expect(linesOf(turning(1, 0.2, { items }), words, pacing, 2)).toEqual(["Shoots.", "Moves."]);
  });

  it("are asked for by who played, followed, and then told with what would have been better", async () => {
    vi.useFakeTimers();
    const mistake = {
      step: 4,
      seat: 1,
      round: 1,
      chance: 0.3,
      best: 0.45,
      question: { kind: "q", facts: {} },
      chosen: choice("gela", "area", [], { name: "Gela" }),
      better: choice("noto", "area", [], { name: "Noto" }),
      reasons: [],
    };
    const report = reportOf([turning(4, 0.2, { items: [{ event: "e", seat: 1 }], mistake })]);
    api.get.mockResolvedValueOnce(none).mockResolvedValueOnce({ state: "made", progress: 1, report, at: [1, 2, 3, 4, 7] });
    api.post.mockResolvedValueOnce(thinking);
    show(tableOf({}, {}, {}));
    await vi.waitFor(() => expect(text()).toContain("25%"));
    await vi.advanceTimersByTimeAsync(2600);
    flushSync();
    for (const each of ["Round 1, Ada", "50% → 70%", "did it.", "Noto", "45% instead of 30%"]) expect(text()).toContain(each);
    expect(document.querySelector("a")?.getAttribute("href")).toBe("/t/fixture/replay#all/7");
  });

  it("are asked for again, less and less often, while another report is made first", async () => {
    vi.useFakeTimers();
    const busy: ReportState = { state: "busy", progress: 0, report: null };
    api.get.mockResolvedValue(none);
    api.post.mockResolvedValueOnce(busy).mockResolvedValueOnce(busy).mockResolvedValueOnce(thinking);
    show(tableOf({}, {}, {}));
    await vi.waitFor(() => expect(text()).toContain("another report"));
    expect(document.querySelector("button, progress")).toBeNull();
    await vi.advanceTimersByTimeAsync(4100);
    expect(api.post).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(7000);
    expect(api.post).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1100);
    expect(api.post).toHaveBeenCalledTimes(3);
    flushSync();
    expect(text()).toContain("25%");
  });

  it("wait for a click of a spectator, or after a refusal", async () => {
    const model = tableOf({}, {}, {});
    model.meta = { ...model.meta, me: { ...model.meta.me, seats: [] } };
    api.get.mockResolvedValue(none);
    api.post.mockRejectedValueOnce(new Error("too many"));
    show(model);
    await vi.waitFor(() => expect(document.querySelector("button")).not.toBeNull());
    expect(api.post).not.toHaveBeenCalled();
    document.querySelector("button")!.click();
    await vi.waitFor(() => expect(api.post).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(document.querySelector("button")).not.toBeNull());
  });
});
