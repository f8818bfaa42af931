/** How deep lists under `key` are nested, at most `limit` + 1. Call this before recursing into untrusted values. */
export function nestingDepth(value: unknown, key: string, limit: number): number {
  let depth = 0;
  let level: readonly unknown[] = [value];
  while (level.length > 0 && depth <= limit) {
    depth += 1;
    level = level.flatMap((one) => listUnder(one, key));
  }
  return depth;
}

function listUnder(value: unknown, key: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const list: unknown = Reflect.get(value, key);
  return Array.isArray(list) ? list : [];
}
