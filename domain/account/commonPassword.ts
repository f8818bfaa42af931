import { commonWords, keyboardRuns } from '#domain/account/commonWords.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';

const longestWord = Math.max(...[...commonWords].map((word) => word.length));
const backwards = (text: string): string => Array.from(text).reverse().join('');
const allRuns = keyboardRuns.flatMap((run) => [run, backwards(run)]);

const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};
const spelledOut = (text: string): string =>
  text.replaceAll(/[013457@$!€]/g, (mark) => ownValue(letterFor, mark) ?? mark);

/** A password with more words, or with anything that isn't one, takes too long to guess. */
const fewWords = 2;

/**
 * Whether a password is among those guessed first: at most two common words in any spelling, surrounded by digits,
 * punctuation, repeated letters, and keyboard runs.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return isRepeated(plain) || wordsIn(plain) <= fewWords;
}

/** `abcabcabc`, `xxxxxxxx`, and similar. */
const isRepeated = (text: string): boolean => /^(.{1,6}?)\1+$/u.test(text);

/**
 * The least number of common words a text consists of, not counting trivial parts; Infinity if there is anything else
 * in it.
 */
function wordsIn(text: string): number {
  const spelled = spelledOut(text);
  const fewest = [0, ...Array.from({ length: text.length }, () => Infinity)];
  for (let start = 0; start < text.length; start += 1) {
    const before = fewest[start] ?? Infinity;
    if (before > fewWords) continue;
    const reach = (length: number, cost: number): void => {
      fewest[start + length] = Math.min(fewest[start + length] ?? Infinity, before + cost);
    };
    for (const length of cheapLengths(text.slice(start))) reach(length, 0);
    for (let length = Math.min(longestWord, text.length - start); length > 0; length -= 1) {
      const isWord =
        commonWords.has(text.slice(start, start + length)) || commonWords.has(spelled.slice(start, start + length));
      if (isWord) reach(length, 1);
    }
  }
  return fewest[text.length] ?? Infinity;
}

/** Lengths of the digits, punctuation, repetitions, and keyboard runs a text can start with. */
function cheapLengths(text: string): number[] {
  const marks = /^[^\p{L}]+/u.exec(text)?.[0].length ?? 0;
  const repeated = /^(.)\1{2,}/u.exec(text)?.[0].length ?? 0;
  let run = 0;
  while (run < text.length && allRuns.some((keys) => keys.includes(text.slice(0, run + 1)))) run += 1;
  const upTo = (most: number, least: number): number[] =>
    Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);
  return [...upTo(marks, 1), ...upTo(repeated, 3), ...upTo(run, 3)];
}

/** How many letters a password needs besides facts about its owner. */
const leastOfOwn = 4;

/** Whether a password is little more than its owner's name or email address, or this product's name. */
export function isOwnPassword(
  password: string,
  { email, name }: { readonly email: string; readonly name: string },
): boolean {
  const spelled = spelledOut(password.normalize('NFKC').toLowerCase());
  const known = `${name} ${email} portico`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(spelledOut)
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const rest = known.reduce((text, word) => text.replaceAll(word, ' '), spelled);
  if (rest === spelled) return false;
  return rest.replaceAll(/[^\p{L}]/gu, '').length < leastOfOwn;
}
