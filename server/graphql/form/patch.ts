type Patch<T> = { [Name in keyof T]: Exclude<T[Name], null> | undefined };

/** For values that cannot be empty: null in an input leaves them unchanged. */
export function nullsAsUnset<T extends object>(values: T): Patch<T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined])) as Patch<T>;
}

/** The ID from an optional input: undefined leaves the reference unchanged, null removes it. */
export const idOrNull = (id: { readonly id: string } | null | undefined): string | null | undefined =>
  id === null ? null : id?.id;
