/** URL parameter of a draft's part: its ID without the type. */
export const stepParam = (globalId: string): string => globalId.slice(globalId.indexOf(':') + 1);

/** Search parameters of a step with nothing else open. */
export const stepSearch = (globalId: string | null) => ({
  step: globalId && stepParam(globalId),
  field: null,
  logic: null,
});
