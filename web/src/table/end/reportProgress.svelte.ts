import { api } from "../../net/api";
import type { ReportState } from "../../protocol/messages";

/** Milliseconds between two looks at the progress of a report. */
const EVERY_MS = 2500;
/** The same while another report is made first: each wait is twice as long as the one before, up to a limit. */
const FIRST_BUSY_MS = 4000;
const MAX_BUSY_MS = 60_000;

/** Follows the report of a finished game until it is made. It is requested again while another one is made first. */
export class ReportProgress {
  state = $state.raw<ReportState | null>(null);
  #busyMs = FIRST_BUSY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly path: string,
    /** Called with an error of a later look; the report can be requested again then. */
    readonly onfailed: (error: unknown) => void,
  ) {}

  /** Look at the report, and request it if `asking` and there is none. */
  async look(asking: boolean): Promise<void> {
    clearTimeout(this.#timer);
    const before = this.state?.state;
    const state = await api.get<ReportState>(this.path);
    this.state = state.state === "none" && asking ? await api.post<ReportState>(this.path) : state;
    if (this.state.state === "busy") this.#later(true, this.#nextBusyMs());
    else if (this.state.state === "thinking") this.#later(false, EVERY_MS);
    else if (before === "thinking" && this.state.state === "none") throw new Error("the report was not made");
  }

  #nextBusyMs(): number {
    const ms = this.#busyMs;
    this.#busyMs = Math.min(2 * ms, MAX_BUSY_MS);
    return ms;
  }

  #later(asking: boolean, ms: number): void {
    this.#timer = setTimeout(() => void this.look(asking).catch(this.onfailed), ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
