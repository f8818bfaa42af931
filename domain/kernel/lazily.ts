/** Makes a value on its first use. A page's first `Intl` object takes a phone 150 ms, which most pages don't need to spend. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
