/** One piece of prose in a file: a comment, a description, a test title, or a text for users. */
export interface Prose {
  readonly line: number;
  readonly text: string;
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g;
const quoted = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`(?:[^`\\\\]|\\\\.)*`';
const described = new RegExp(String.raw`\b(?:description|summary|outputDescription|meaning)\s*[:(]\s*(${quoted})`, 'g');
const titled = new RegExp(
  String.raw`\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(${quoted})`,
  'g',
);
const anyText = new RegExp(quoted, 'g');

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const found = (text: string, pattern: RegExp, group: number): Prose[] =>
  [...text.matchAll(pattern)].map((match) => ({ line: lineOf(text, match.index), text: match[group] ?? '' }));

/** The prose in a TypeScript file: comments, descriptions, and test titles; in `messages`, every text. */
export function proseInCode(file: string, text: string): readonly Prose[] {
  const code = file.startsWith('messages/') && !file.endsWith('.test.ts') ? text.replace(/^import .*$/gm, '') : null;
  return [
    ...found(text, comment, 0),
    ...(code === null ? [...found(text, described, 1), ...found(text, titled, 1)] : found(code, anyText, 0)),
  ];
}

/** The prose in a Markdown page: everything but code. */
export function proseInPage(text: string): readonly Prose[] {
  const blank = (code: string): string => code.replace(/[^\n]/g, ' ');
  const prose = text.replace(/^```[\s\S]*?^```/gm, blank).replace(/`[^`\n]*`/g, blank);
  return prose.split('\n').map((line, index) => ({ line: index + 1, text: line }));
}
