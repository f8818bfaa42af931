/** A copy with the ids of copied items replaced by those of their copies. */
export function replaceIds<One>(one: One, copies: ReadonlyMap<string, string>): One {
  if (typeof one === 'string') return (copies.get(one) ?? one) as One;
  if (Array.isArray(one)) return one.map((each) => replaceIds(each, copies)) as One;
  if (typeof one !== 'object' || one === null) return one;
  return Object.fromEntries(Object.entries(one).map(([key, value]) => [key, replaceIds(value, copies)])) as One;
}
