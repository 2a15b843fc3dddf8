/** Components that most turns do not need: one chunk, loaded when the first of them is used. */
export { default as Conflict } from "./scene/Conflict.svelte";
export { default as EndTable } from "./EndTable.svelte";
export { default as Finale } from "./scene/Finale.svelte";
export { default as Management } from "./Management.svelte";
