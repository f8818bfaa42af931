import type { ListResponse } from '#server/rest/endpoint.ts';

/** Builds the document of an endpoint that runs one mutation and answers from its payload. */
export function mutation(name: string, payload: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload { ${payload} } } }`;
}

/** Builds the document of an endpoint that loads one object by ID, with optional parameters. */
export const nodeQuery = (typename: string, selection: string, parameters = ''): string =>
  `query ($id: ID!${parameters && `, ${parameters}`}) { node(id: $id) { ... on ${typename} { ${selection} } } }`;

/** The paging variables of a document that pages its own list. */
export const pageParameters = '$first: Int, $after: String, $last: Int, $before: String, $skip: Int';
export const pageArguments = 'first: $first, after: $after, last: $last, before: $before, skip: $skip';

/** Builds the document of an endpoint that returns a page of one object's list. */
export const nodePageQuery = (typename: string, field: string, selection: string): string =>
  `query ($id: ID!, ${pageParameters}) { node(id: $id) { ... on ${typename} { ${field}(${pageArguments}) {
    totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ${selection} } } } } } }`;

/** A list whose pages and total come from a connection in the document's data. */
export const connectionList = (of: string, place: string): ListResponse => ({
  ...{ of, total: `${place}.totalCount`, cursors: `${place}.pageInfo` },
});
