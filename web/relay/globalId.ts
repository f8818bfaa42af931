/** The id under which the server knows a thing of a type, of the plain one that addresses name. */
export const globalId = (typename: string, id: string): string => `${typename}:${id}`;
