/** What the server answered with the page itself, by address: on a slow line each question costs half a second. */

let answers: Record<string, unknown> = read();

function read(): Record<string, unknown> {
  const written = document.getElementById("given")?.textContent;
  return written ? (JSON.parse(written) as Record<string, unknown>) : {};
}

/** The answer to that address, once; undefined if it has to be asked for. */
export function given(address: string): unknown {
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** The same, and it stays there. */
export function peek(address: string): unknown {
  return answers[address];
}

/** Something was changed: what came with the page may be wrong now. */
export function outdated(): void {
  answers = {};
}
