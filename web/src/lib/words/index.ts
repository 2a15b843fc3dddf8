/** Words are data: message ids with facts, said in the reader's language. See speaker.ts. */

export { caseId, element, messageId } from "./ids";
export { type Answer, type Manner, type Question, Speaker, type Texts, type Things } from "./speaker";
export { type Args, type Fact, type Message, MissingText } from "./values";
