import { OutboundError } from '#server/outbound/OutboundError.ts';

/** Parses JSON from a system that isn't trusted: code that walks the result can't run out of stack. */
export function parseJsonWithin(text: string, maxDepth: number, host: string): unknown {
  if (depthOf(text) > maxDepth) throw new OutboundError('tooDeep', host);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OutboundError('notJson', host, { cause: error instanceof Error ? error.name : error });
  }
}

/** How deep brackets are nested outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isInString = false;
    } else if (letter === '"') isInString = true;
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, (depth += 1));
    else if (letter === ']' || letter === '}') depth -= 1;
  }
  return deepest;
}
