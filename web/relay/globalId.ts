/** The global GraphQL id for a type and the plain id used in URLs. */
export const globalId = (typename: string, id: string): string => `${typename}:${id}`;
