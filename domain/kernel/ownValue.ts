/** The value that a table itself has under a key from outside, where `constructor` and `__proto__` are keys like any other. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
