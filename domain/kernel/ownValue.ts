/** The table's own value for an untrusted key, so that `constructor` and `__proto__` find nothing. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
