export interface LateCode<Code> {
  /** Sends for it once; what did not come is sent for again. */
  load(): Promise<void>;
  /** It itself; null until it is there. */
  peek(): Code | null;
}

/** Code that only some forms need, and that the others should not wait for. */
export function lateCode<Code>(fetch: () => Promise<Code>): LateCode<Code> {
  let loaded: { readonly code: Code } | null = null;
  let underway: Promise<void> | null = null;
  return {
    load: () =>
      (underway ??= fetch().then(
        (code) => {
          loaded = { code };
        },
        (cause: unknown) => {
          underway = null;
          throw cause;
        },
      )),
    peek: () => loaded?.code ?? null,
  };
}
