type Patch<T> = { [Name in keyof T]: Exclude<T[Name], null> | undefined };

/** What cannot be empty: null in an input leaves it as it is. */
export function orUnset<T extends object>(values: T): Patch<T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined])) as Patch<T>;
}

/** The id in an input that may be left out, or null to name nothing any more. */
export const idOrNull = (id: { readonly id: string } | null | undefined): string | null | undefined =>
  id === null ? null : id?.id;
