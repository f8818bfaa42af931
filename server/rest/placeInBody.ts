import { isUuid } from '#domain/kernel/isUuid.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';

/** What an operation calls otherwise than the body of a call, and where the body has it: `source` is `formula.formula`. */
export type Called = Readonly<Record<string, string>>;

/**
 * Where the caller wrote what an operation names in its own words: `memberMgmtLevel` is `role.member_mgmt_level` in a
 * body with that root. What the body does not hold is named in the letters of REST, below as much of its place as is there.
 */
export function placeInBody(path: string, body: unknown, called: Called = {}): string {
  const parts = path.split('.').filter((part, at) => part !== '' && !(at === 0 && part === 'input'));
  const named = parts.map(inSnakeCase).flatMap((part) => (ownValue(called, part) ?? part).split('.'));
  const places = placesIn(body);
  for (let length = named.length; length > 0; length -= 1) {
    const begin = named.slice(0, length);
    const found = places.filter((place) => begin.every((part, at) => place.at(at - length) === part));
    if (found.length === 1) return [...(found[0] ?? []), ...named.slice(length)].join('.');
  }
  return named.join('.');
}

const inSnakeCase = (part: string): string =>
  isUuid(part) ? part : part.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, item]) => placesIn(item, [...at, name]));
  return at.length === 0 ? inside : [at, ...inside];
}
