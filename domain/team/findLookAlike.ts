/**
 * Letters of other alphabets, digits, and symbols that look like a Latin letter. Applied to lowercase text without
 * diacritics.
 */
const readAs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα4@',
    b: 'вьβ8',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еєε3',
    g: 'ɡ9',
    h: 'нһ',
    i: 'іι1l|!ıјj',
    k: 'кκ',
    m: 'м',
    n: 'пη',
    o: 'оοσ0ø',
    p: 'рρ',
    s: 'ѕ5$',
    t: 'тτ7',
    u: 'υμ',
    v: 'ѵν',
    w: 'ѡω',
    x: 'хχ',
    y: 'уγ',
    z: '2',
  }).flatMap(([letter, lookAlikes]) => Array.from(lookAlikes, (lookAlike) => [lookAlike, letter] as const)),
);

/** Generic words that can be added to a department's name without making it look different. */
const trimmings = new Set(
  `account accounts admin app bill billing bills city county department departments dept desk fee fees gov government help
  helpdesk hq info invoice municipal myaccount now of office offices official online page pay paying payment payments
  permits portal safe secure server service services site support team the town us usa village web website`
    .split(/\s+/)
    .map(fold),
);

/**
 * The look-alike keys of a name or slug: without case, diacritics, and symbols, and with look-alike characters
 * replaced; once complete and once without generic words. Numbers are ignored. Decision 0014.
 */
export function lookAlikeKeys(text: string): readonly string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !/^\d+$/.test(word)).map(fold);
  const whole = telling.length > 0 ? telling : words.map(fold);
  const bare = whole.filter((word) => !trimmings.has(word));
  return [...new Set([whole.join(''), bare.join('')])].filter((likeness) => likeness !== '');
}

/** `CityHall` is two words, as people read it. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}@$|!]+/u)
    .filter((word) => word !== '');

function fold(word: string): string {
  const letters = Array.from(word, (letter) => readAs.get(letter) ?? letter).join('');
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

export interface NamedTeam {
  readonly name: string;
  readonly slug: string;
}

/** The first team of the town that the name or slug looks like, and which of the two does. */
export function findLookAlike<Team extends NamedTeam>(
  wanted: Partial<NamedTeam>,
  teams: readonly Team[],
): { readonly path: 'name' | 'slug'; readonly team: Team } | null {
  const known = teams.map((team) => ({
    team,
    likenesses: new Set([...lookAlikeKeys(team.name), ...lookAlikeKeys(team.slug)]),
  }));
  for (const path of ['name', 'slug'] as const) {
    const own = lookAlikeKeys(wanted[path] ?? '');
    const found = known.find(({ likenesses }) => own.some((likeness) => likenesses.has(likeness)));
    if (found) return { path, team: found.team };
  }
  return null;
}
