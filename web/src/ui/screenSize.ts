import { MediaQuery } from "svelte/reactivity";

/** There is room for a side panel beside the board: on wide screens and on phones held sideways. */
export const wideScreen = (): MediaQuery => new MediaQuery("(min-width: 900px), (min-width: 640px) and (max-height: 480px)", true);

/** The screen is higher than a phone held sideways. */
export const tallScreen = (): MediaQuery => new MediaQuery("(min-height: 481px)", true);
