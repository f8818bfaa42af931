/** The result of a rule that can refuse: a value or the reason. Rules return this; operations throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const failed = <E>(error: E): Result<never, E> => ({ ok: false, error });
