import type { QualityFinding, QualityText } from '#domain/form/quality/QualityFinding.ts';
import { readingGrade, wordsOf } from '#domain/form/quality/readingGrade.ts';
import { mostQuestionWords, shorterQuestion } from '#domain/form/quality/shorterQuestion.ts';
import { plainText } from '#domain/publicPage/plainText.ts';

export const hardestGrade = 9;

/** Finding about a part, apart from what was found. */
export type Located = Pick<QualityFinding, 'place' | 'subject' | 'name' | 'number'>;

export const finding = (
  part: Located,
  code: QualityFinding['code'],
  more: Partial<QualityFinding> = {},
): QualityFinding => ({ ...part, code, text: null, other: '', count: 0, fix: null, ...more });

/** Whether a question is too long, and otherwise whether it is hard to read. */
export function questionFindings(part: Located, hint: string): readonly QualityFinding[] {
  const count = wordsOf(part.name).length;
  if (count <= mostQuestionWords) return gradeFindings(part, 'name', part.name);
  const shorter = shorterQuestion(part.name, hint);
  return [
    finding(part, 'longQuestion', {
      text: 'name',
      count,
      fix: shorter && { kind: 'shorten', ...shorter, seenHint: hint },
    }),
  ];
}

export function gradeFindings(part: Located, text: QualityText, words: string): readonly QualityFinding[] {
  const grade = readingGrade(words);
  return grade === null || grade <= hardestGrade ? [] : [finding(part, 'hardText', { text, count: Math.ceil(grade) })];
}

const blockEnd = /<\/(?:p|li|h3|h4)>|<br ?\/?>/g;

/** Findings about formatted text. Each paragraph and list item is a sentence. */
export function htmlFindings(
  part: Located,
  text: QualityText,
  html: string | null | undefined,
): readonly QualityFinding[] {
  if (!html) return [];
  return [
    ...gradeFindings(part, text, plainText(html.replaceAll(blockEnd, '. '), Infinity)),
    ...[...new Set(linksIn(html))].filter(isVague).map((link) => finding(part, 'vagueLink', { text, other: link })),
  ];
}

const linksIn = (html: string): readonly string[] =>
  html
    .split('<a ')
    .slice(1)
    .map((link) => plainText(link.slice(link.indexOf('>') + 1).split('</a>', 1)[0] ?? '', Infinity));

const vagueTexts = new Set(
  'here|click here|click|this|this link|this page|link|the link|read more|more|learn more|see more|more info|more information|details'.split(
    '|',
  ),
);

/** Screen readers list links without the text around them. */
const isVague = (link: string): boolean =>
  vagueTexts.has(
    link
      .toLowerCase()
      .replaceAll(/[.,:;!→»>]/g, '')
      .trim(),
  ) || /^(?:https?:|www\.)/i.test(link);
