import { oneLine } from '#domain/kernel/text.ts';

/** What a line of a document asks. */
interface TextQuestion {
  readonly label: string;
  /** what follows the place to write, such as “feet” */
  readonly rest: string;
}

/** A line of a document, by the signs in it. */
export type ReadLine =
  /** places to write, each with the words before it */
  | { readonly kind: 'blanks'; readonly questions: readonly TextQuestion[] }
  /** boxes to check, with the words before them */
  | { readonly kind: 'boxes'; readonly label: string; readonly boxes: string }
  /** words that ask something, without a place to write */
  | { readonly kind: 'question'; readonly label: string }
  | { readonly kind: 'text'; readonly text: string };

const box = /[☐□▢❏❑❒○◯]/u;
const blank = /_{3,}|\.{5,}|…{2,}/;
/** Places to write that are only space, at the end or before another word with a colon. */
const space = /:(?:\t[\t ]{0,200}| {5,200})(?=\s*$|[^:\n_]{1,60}:)/gm;
const mostOfLabel = 150;
/** Longer texts that end with a colon introduce a list. */
const mostWordsBeforeColon = 5;

/** Whether a cell is a place to write. */
export const isBlankCell = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text) && !box.test(text);

/** Whether a text has only boxes with their words, and no words before them. */
export const startsWithBox = (text: string): boolean => box.test(text.trim().charAt(0));

export function readLine(line: string): ReadLine {
  const text = line.replace(space, ': ____ ').trim();
  const at = text.search(box);
  if (at >= 0) return { kind: 'boxes', label: oneLine(text.slice(0, at)), boxes: text.slice(at) };
  if (blank.test(text)) {
    const questions = questionsBeforeBlanks(text);
    if (questions !== null) return { kind: 'blanks', questions };
  }
  const said = oneLine(text.replace(new RegExp(blank, 'g'), ' '));
  const isShort = said.length <= mostOfLabel;
  if (isShort && said.endsWith('?')) return { kind: 'question', label: said };
  if (said.endsWith(':') && said.split(' ').length <= mostWordsBeforeColon) return { kind: 'question', label: said };
  return { kind: 'text', text: said };
}

/** Null if the words before a blank are a sentence, such as “I, ____, certify that”. */
function questionsBeforeBlanks(text: string): readonly TextQuestion[] | null {
  const chunks = text.split(new RegExp(blank, 'g')).map(oneLine);
  const questions: TextQuestion[] = [];
  for (const [place, chunk] of chunks.entries()) {
    const isLast = place === chunks.length - 1;
    const last = questions.at(-1);
    // signs between blanks, as in “___-____”, belong to the same answer
    const isLabel = /\p{L}{2}/u.test(chunk) && (!isLast || chunk.endsWith(':'));
    if (chunk.length > mostOfLabel || /^[,;]|[,;]$/.test(chunk)) return null;
    if (isLabel) questions.push({ label: chunk, rest: '' });
    else if (isLast && last) questions[questions.length - 1] = { ...last, rest: chunk };
  }
  return questions.length === 0 ? null : questions;
}
