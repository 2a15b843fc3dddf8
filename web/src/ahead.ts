/** What need not wait for the page itself: it comes in a small file of its own, before all else. */
import { openAhead } from "./lib/front";

openAhead();
