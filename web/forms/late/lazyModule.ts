export interface LazyModule<Code> {
  /** Loads once; retries after a failure. */
  load(): Promise<void>;
  /** the code, or null until it has loaded */
  peek(): Code | null;
}

/** Code that only some forms need, so others don't wait for it. */
export function lazyModule<Code>(fetch: () => Promise<Code>): LazyModule<Code> {
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
