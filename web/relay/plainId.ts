/** The plain id used in URLs. */
export const plainId = (globalId: string): string => globalId.slice(globalId.indexOf(':') + 1);
