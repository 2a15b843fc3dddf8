import type { TableModel } from "./tableModel.svelte";
import type { Items } from "../protocol/messages";

/** Fetches the items of a viewer before the given number. */
export type FetchOlderItems = (seat: number | null, before: number) => Promise<Items>;

/** The items of a long game that did not come with the first state; loaded page by page on demand. */
export class OlderItems {
  loading = $state(false);

  constructor(
    private readonly model: TableModel,
    private readonly ask: FetchOlderItems | undefined,
  ) {}

  /** Whether there are older items than those loaded. */
  get hasMore(): boolean {
    return this.ask !== undefined && (this.model.items[0]?.n ?? 1) > 1;
  }

  /** Load the previous page. */
  async loadPage(): Promise<void> {
    const { model } = this;
    const [seat, first] = [model.seat, model.items[0]?.n ?? 1];
    if (!this.hasMore || this.loading) return;
    this.loading = true;
    try {
      const { items } = await this.ask!(seat, first);
      // Another seat may be active by now, or all items may have been sent again.
      if (model.seat === seat && model.items[0]?.n === first) model.items = [...items, ...model.items];
    } finally {
      this.loading = false;
    }
  }
}
