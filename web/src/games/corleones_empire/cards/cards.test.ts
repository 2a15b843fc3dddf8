import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { JobFacts, Model } from "../types";
import { t } from "../words";
import Desk from "./Desk.svelte";
import Job from "./Job.svelte";

/** As much of a model as the cards need. */
function model(jobs: JobFacts[], empty: number, discards: string[] = []): Model {
  const view = {
    public_jobs: [null, null, null, null],
    allies: [],
    bank: { money: {}, goods: {} },
    decks: { jobs: 40 },
    job_discards: discards,
  };
  const board = { turf: [], central_park: {}, family_space: [], hudson: { polygon: [] }, act: [], phase: [] };
  const components = { "board.toml": board, "allies.toml": { ally: [] }, "jobs.toml": { job: [] } };
  const words = { name: (key: string) => key.split(":")[1] };
  return {
    facts: { jobs, empty_jobs: empty },
    view,
    words,
    components,
    question: null,
    choicesByElement: new Map(),
    advice: { planOrder: new Map() },
    highlighted: [],
    whyNot: () => "",
  } as unknown as Model;
}

function job(missing: string[], narcotics: number): JobFacts {
  const goods = ["gun", "booze", "blood_money"];
  return { where: "hand", job: "shakedown", goods, cards: [5], colour: "gray", payable: false, missing, narcotics } as JobFacts;
}

async function shown(of: typeof Desk | typeof Job, props: object): Promise<string> {
  const card = mount(of as typeof Job, { target: document.body, props: props as { model: Model; job: JobFacts } });
  const text = document.body.textContent.replace(/\s+/g, " ").replace(/[\u2068\u2069]/g, "");
  await unmount(card);
  return text;
}

describe("cards", () => {
  it("count empty places for public jobs as the rules do (CE-S2)", async () => {
    expect(await shown(Desk, { model: model([], 2) })).toContain(t("jobs.empty", { n: 2 }));
    expect(await shown(Desk, { model: model([], 0) })).not.toContain(t("jobs.empty", { n: 4 }));
  });

  it("show discarded jobs, the last one on top", async () => {
    const text = await shown(Desk, { model: model([], 0, ["kickbacks", "shakedown"]) });
    expect(text).toContain(t("discards.count", { n: 2 }));
    expect(text.indexOf("kickbacks")).toBeLessThan(text.indexOf("shakedown")); // the top one follows the folded list
    expect(await shown(Desk, { model: model([], 0) })).not.toContain(t("discards.count", { n: 0 }));
  });

  it("say how many of the missing goods Narcotics replace (CE-F10)", async () => {
    const missing = ["booze", "blood_money"];
    const wild = await shown(Job, { model: model([], 0), job: job(missing, 1) });
    expect(wild).toContain(t("job.wild", { goods: missing, n: 1 }));
    const plain = await shown(Job, { model: model([], 0), job: job(missing, 0) });
    expect(plain).toContain(t("job.missing", { goods: missing }));
    expect(plain).not.toContain(t("job.wild", { goods: missing, n: 1 }));
  });
});
