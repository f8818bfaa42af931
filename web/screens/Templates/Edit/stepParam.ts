/** A part of a draft as the address names it: its id without the type. */
export const stepParam = (globalId: string): string => globalId.slice(globalId.indexOf(':') + 1);

/** In the search of the editor: that step, with nothing open in it. */
export const onlyStep = (globalId: string | null) => ({
  step: globalId && stepParam(globalId),
  field: null,
  logic: null,
});
