import { addressSpellings } from '#domain/address/addressWords.ts';

const maxTermLetters = 100;
const maxWords = 6;
const maxPrefixes = 6;

/** A name that needs no quotes. Others are left out of queries, since not every server can quote names. */
export const isPlainKey = (key: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,127}$/.test(key);

/** The words that a search looks for, at most six. */
export function searchWords(terms: string): readonly string[] {
  const words = terms
    .normalize('NFC')
    .slice(0, maxTermLetters)
    // wildcards of LIKE and backslashes: not every server can escape them
    .split(/[\s\p{C}%\\]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [...new Set(words)].slice(0, maxWords);
}

/** A string of SQL. ArcGIS has no parameters, so quotes are doubled and control characters removed. */
const sqlText = (text: string): string => `'${text.replace(/\p{C}/gu, '').replaceAll("'", "''")}'`;

/** A condition for features that have each word in one of the fields; null if there is nothing to look for. */
export function searchCondition(words: readonly string[], keys: readonly string[]): string | null {
  const plain = keys.filter(isPlainKey);
  if (words.length === 0 || plain.length === 0) return null;
  return words
    .map((word) => addressSpellings(word).flatMap((spelling) => plain.map((key) => isLike(key, `%${spelling}%`))))
    .map((anyOf) => `(${anyOf.join(' OR ')})`)
    .join(' AND ');
}

/** A condition for features that have a field that starts with these words; null if there is nothing to look for. */
export function prefixCondition(words: readonly string[], keys: readonly string[]): string | null {
  const plain = keys.filter(isPlainKey);
  if (words.length === 0 || plain.length === 0) return null;
  const spellings = words.reduce<readonly string[]>(
    (begun, word) => begun.flatMap((start) => addressSpellings(word).map((spelling) => `${start}${spelling} `)),
    [''],
  );
  return spellings
    .slice(0, maxPrefixes)
    .flatMap((spelling) => plain.map((key) => isLike(key, `${spelling.trimEnd()}%`)))
    .join(' OR ');
}

const isLike = (key: string, pattern: string): string => `UPPER(${key}) LIKE ${sqlText(pattern.toUpperCase())}`;

/** A condition for features with these IDs. IDs that can't exist are left out; null if none is left. */
export function idCondition(idKey: string, isNumber: boolean, ids: readonly string[]): string | null {
  if (!isPlainKey(idKey)) return null;
  const values = isNumber ? ids.filter((id) => /^\d{1,15}$/.test(id)) : ids.map(sqlText);
  return values.length === 0 ? null : `${idKey} IN (${values.join(',')})`;
}
