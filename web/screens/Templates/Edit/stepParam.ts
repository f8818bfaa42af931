/** A part of a draft as the address names it: its id without the type. */
export const stepParam = (globalId: string): string => globalId.slice(globalId.indexOf(':') + 1);
