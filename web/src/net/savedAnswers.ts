/** Answers of the server that were saved on this device; only a saved replay uses them, while it is shown. */

export const savedAnswers: {
  /** Returns the saved answer for a path, undefined if there is none; null while everything is live. */
  find: ((path: string) => unknown) | null;
} = { find: null };
