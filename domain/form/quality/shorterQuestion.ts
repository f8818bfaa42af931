import { wordsOf } from '#domain/form/quality/readingGrade.ts';

export const mostQuestionWords = 20;
const leastQuestionWords = 2;
const longestHint = 1_000;

/** Where a question can end and its explanation begin, the best places first. */
const breaks: readonly RegExp[] = [
  /(?<=[.?!]) /g,
  / ?[:;–—] /g,
  / \(/g,
  /,? (?=(?:including|such as|for example) )/g,
  /, (?=(?:which|with|whether|as well as) )/g,
];

interface Question {
  readonly name: string;
  readonly hint: string;
}

/** The question cut where its explanation begins, which moves to the help text; null if there is no such place. */
export function shorterQuestion(name: string, hint: string): Question | null {
  for (const place of breaks) {
    const cut = [...name.matchAll(place)].findLast(({ index }) => fits(name.slice(0, index)));
    if (!cut) continue;
    const rest = asSentence(name.slice(cut.index + cut[0].length), cut[0].endsWith('('));
    const question = headOf(name.slice(0, cut.index), name);
    const moved = [rest, hint].filter((text) => text !== '').join(' ');
    return moved.length > longestHint || rest === '' ? null : { name: question, hint: moved };
  }
  return null;
}

function fits(head: string): boolean {
  const words = wordsOf(head).length;
  return words >= leastQuestionWords && words <= mostQuestionWords;
}

/** A question keeps its question mark. */
function headOf(head: string, whole: string): string {
  const bare = head.replace(/[.,:;]$/, '');
  return whole.endsWith('?') && !/[?!]$/.test(bare) ? `${bare}?` : bare;
}

function asSentence(text: string, isInBrackets: boolean): string {
  const bare = (isInBrackets ? text.replace(')', '') : text).replace(/[?.]$/, '').trim();
  return bare === '' ? '' : `${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}.`;
}
