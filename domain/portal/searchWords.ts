import { fillerWords, genericWords, synonymGroups } from '#domain/portal/synonyms.ts';
import { correctionsOf, typoVariants } from '#domain/portal/typos.ts';

/** One word or phrase of a search, as text of PostgreSQL's `to_tsquery`. */
export interface SearchWord {
  /** In the stems of English: the word itself, which counts more than its synonyms. */
  readonly own: string;
  /** In stems: what else it is called. */
  readonly stems: string;
  /** As written: the start of a word that may still be being typed. */
  readonly start: string;
  /** In stems, for when nothing has the words as typed: what a misspelled word may have been meant to be. */
  readonly meantStems: string;
  /** As written, for the same purpose. */
  readonly meant: string;
  /** The word itself, to compare with names; empty if it is too short to tell. */
  readonly like: string;
}

const mostWords = 8;
const longestWord = 40;
const shortestLike = 4;

/** Words that are written differently but have the same stem, for looking up synonyms. Also in the plural. */
const singular = (word: string): string =>
  /[^aeious]ies$/.test(word)
    ? `${word.slice(0, -3)}y`
    : /(?:s|x|z|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : /[^su]s$/.test(word)
        ? word.slice(0, -1)
        : word;

/** Each word or phrase with everything it is also called. */
const synonymsByWord: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...new Set(synonymGroups.flat())].map((word) => [
    word,
    new Set(synonymGroups.filter((group) => group.includes(word)).flat()),
  ]),
);
const knownWords: ReadonlySet<string> = new Set([...synonymsByWord.keys()].flatMap((phrase) => phrase.split(' ')));
const phrases = [...synonymsByWord.keys()]
  .filter((word) => word.includes(' '))
  .map((phrase) => phrase.split(' '))
  .toSorted((one, other) => other.length - one.length);

/** The words and phrases to look for. Empty if the term has none, such as a blank one. */
export function searchWords(term: string): readonly SearchWord[] {
  const typed = wordsIn(term);
  const telling = typed.filter((word) => !fillerWords.has(word));
  // "new town" or "do it": better than finding nothing
  const words = (telling.length > 0 ? telling : typed).slice(0, mostWords);
  const found: SearchWord[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((parts) => startsWith(words.slice(at), parts));
    found.push(phrase ? ofPhrase(phrase) : ofWord(words[at] ?? '', words.length === 1));
    at += phrase?.length ?? 1;
  }
  return found;
}

/** Letters and digits only, so that no word has a meaning in a query. */
const wordsIn = (term: string): readonly string[] =>
  (
    term
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? []
  ).map((word) => word.replace(/['’]s?/gu, '').slice(0, longestWord));

/** A phrase's last word may still be being typed. */
const startsWith = (words: readonly string[], parts: readonly string[]): boolean =>
  words.length >= parts.length &&
  parts.every((part, at) =>
    at === parts.length - 1 && words.length === parts.length
      ? part.startsWith(words[at] ?? '') || singular(words[at] ?? '') === part
      : singular(words[at] ?? '') === part || words[at] === part,
  );

const ofPhrase = (parts: readonly string[]): SearchWord => ({
  own: anyOf([parts.join(' ')]),
  stems: anyOf(synonymsOf(parts.join(' '))),
  ...{ start: '', meantStems: '', meant: '', like: '' },
});

function ofWord(word: string, isAlone: boolean): SearchWord {
  const isKnown = knownWords.has(word) || knownWords.has(singular(word));
  const corrections = isKnown ? [] : correctionsOf(word, knownWords);
  // "license" alone means licenses, not every permit
  const othersOf = (meant: string): readonly string[] => (isAlone && isGeneric(meant) ? [] : synonymsOf(meant));
  return {
    own: anyOf([word]),
    stems: anyOf(othersOf(word)),
    start: `${quoted(word)}:*`,
    meantStems: anyOf(corrections.flatMap((meant) => [meant, ...othersOf(meant)])),
    meant: anyOf(isKnown ? [] : typoVariants(word)),
    like: word.length < shortestLike ? '' : word,
  };
}

const isGeneric = (word: string): boolean => genericWords.has(word) || genericWords.has(singular(word));

const synonymsOf = (word: string): readonly string[] => [
  ...(synonymsByWord.get(word) ?? synonymsByWord.get(singular(word)) ?? []),
];

const anyOf = (words: readonly string[]): string => [...new Set(words)].map(phraseText).join(' | ');
const phraseText = (phrase: string): string => `(${phrase.split(' ').map(quoted).join(' <-> ')})`;
const quoted = (word: string): string => `'${word.replaceAll("'", '')}'`;
