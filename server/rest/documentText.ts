import type { Listed } from '#server/rest/endpoint.ts';

/** The document of a row that runs one mutation and answers from its payload. */
export function mutation(name: string, payload: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload { ${payload} } } }`;
}

/** The document of a row that looks at one record by its id, and by what its query says besides. */
export const nodeQuery = (typename: string, selection: string, parameters = ''): string =>
  `query ($id: ID!${parameters && `, ${parameters}`}) { node(id: $id) { ... on ${typename} { ${selection} } } }`;

/** What the document of a row that answers a list of its own pages takes and hands on. */
export const pageParameters = '$first: Int, $after: String, $last: Int, $before: String, $skip: Int';
export const pageArguments = 'first: $first, after: $after, last: $last, before: $before, skip: $skip';

/** The document of a row that answers a page of a list of one record. */
export const nodePageQuery = (typename: string, field: string, selection: string): string =>
  `query ($id: ID!, ${pageParameters}) { node(id: $id) { ... on ${typename} { ${field}(${pageArguments}) {
    totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ${selection} } } } } } }`;

/** A list whose pages and length come from the connection at a place of the document's data. */
export const connectionList = (of: string, place: string): Listed => ({
  ...{ of, total: `${place}.totalCount`, cursors: `${place}.pageInfo` },
});
