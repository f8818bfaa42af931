const globalId = /^[A-Z][A-Za-z]{0,59}:([0-9a-f]{8}-[0-9a-f-]{27})$/;

/**
 * REST uses plain IDs: `Team:0197…` under `id`, `team_id`, or `role_ids` becomes `0197…`. Names starting with
 * __ are internal. Decision 0002.
 */
export function withPlainIds(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isIdKey(key) ? (globalId.exec(value)?.[1] ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => withPlainIds(item, key));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('__'))
      .map(([name, item]) => [name, withPlainIds(item, name)]),
  );
}

const isIdKey = (key: string): boolean => key === 'id' || key === 'ids' || key.endsWith('_id') || key.endsWith('_ids');
