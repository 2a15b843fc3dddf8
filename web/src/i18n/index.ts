/** Texts as data: message ids with facts, formatted in the language of the page. See speaker.ts. */

export { caseId, parseElement, messageId } from "./ids";
export { type Answer, type SpeakerOptions, type Question, Speaker, type Texts, type ArgumentKinds } from "./speaker";
export { type Args, type Fact, type Message, MissingText } from "./values";
