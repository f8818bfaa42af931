import { lazily } from '#domain/kernel/lazily.ts';

/** Maximum lengths of displayed texts in characters (operations 9, runtime 9, authoring 9). */
export const truncation = {
  collapsedFieldName: 60,
  logicSummaryName: 50,
  identifierHeader: 75,
  formName: 25,
  taskFormName: 35,
  currentStep: 25,
  tag: 50,
  tagHeader: 25,
  tagManager: 50,
  filterLabel: 26,
  searchChip: 15,
  outputApplicant: 30,
  fileName: 35,
  outputName: 45,
  requirementName: 20,
  stepName: 25,
} as const satisfies Record<string, number>;

/** How many items of a list are shown before 'more'. */
export const initiallyShown = {
  tags: 3,
  entityResults: 10,
  avatars: 3,
  unstarredForms: 7,
  chartItems: 5,
} as const satisfies Record<string, number>;

/** Searching for people starts at this many characters. */
export const searchMinLength = 2;

const ellipsis = '…';
const graphemes = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Cuts after `max` user-perceived characters: an emoji or accented letter counts as one and stays whole. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemes().segment(text)) {
    if (count === max) return text.slice(0, end).trimEnd() + ellipsis;
    end = index + segment.length;
    count += 1;
  }
  return text;
}

/** Cuts in the middle, so that the end of a file name (number, extension) stays readable. */
export function truncateMiddle(name: string, max: number): string {
  const letters = [...graphemes().segment(name)].map(({ segment }) => segment);
  if (letters.length <= max) return name;
  const head = Math.ceil((max - 1) / 2);
  return letters.slice(0, head).join('') + ellipsis + letters.slice(letters.length - (max - 1 - head)).join('');
}

/** Normalizes text from a one-line input: no line breaks or control characters, single spaces, trimmed. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

/** 'Ann, Ben and 3 others' */
export function listedNames(names: readonly string[], max = 2): string {
  if (names.length <= max) return names.join(' and ');
  const rest = names.length - max;
  return `${names.slice(0, max).join(', ')} and ${rest} ${rest === 1 ? 'other' : 'others'}`;
}

/** The first user-perceived character in upper case; '' for empty text. */
export function firstLetter(text: string): string {
  for (const { segment } of graphemes().segment(text)) return segment.toUpperCase();
  return '';
}
