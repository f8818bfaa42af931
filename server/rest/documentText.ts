/** The document of a row that runs one mutation and answers from its payload. */
export function mutation(name: string, payload: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload { ${payload} } } }`;
}

/** The document of a row that looks at one record by its id. */
export const nodeQuery = (typename: string, selection: string): string =>
  `query ($id: ID!) { node(id: $id) { ... on ${typename} { ${selection} } } }`;
