/** Components that most turns do not need: one chunk, loaded once the table is rendered. */
export { default as Bribery } from "./scene/Bribery.svelte";
export { default as Counting } from "./scene/Counting.svelte";
export { default as FinalCount } from "./scene/FinalCount.svelte";
