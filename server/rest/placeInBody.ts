import { isUuid } from '#domain/kernel/isUuid.ts';

/**
 * Where the caller wrote what an operation names in its own words: `memberMgmtLevel` is `role.member_mgmt_level` in a
 * body with that root. What the body does not hold is named in the letters of REST.
 */
export function placeInBody(path: string, body: unknown): string {
  const parts = path.split('.').filter((part, at) => part !== '' && !(at === 0 && part === 'input'));
  const named = parts.map(inSnakeCase);
  const found = placesIn(body).filter((place) => named.every((part, at) => place.at(at - named.length) === part));
  return ((found.length === 1 ? found[0] : undefined) ?? named).join('.');
}

const inSnakeCase = (part: string): string =>
  isUuid(part) ? part : part.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

function placesIn(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([name, item]) => placesIn(item, [...at, name]));
  return at.length === 0 ? inside : [at, ...inside];
}
