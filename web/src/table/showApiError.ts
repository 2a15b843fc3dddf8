import type { TableModel } from "../model/tableModel.svelte";
import { ApiError } from "../net/api";

/** Show a refused request at the table; anything else is a bug and is thrown again. */
export function showApiError(model: TableModel, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  model.lastError = { code: error.code, message: error.message };
}
