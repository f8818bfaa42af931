/** The id of a record as it stands in addresses. */
export const plainId = (globalId: string): string => globalId.slice(globalId.indexOf(':') + 1);
