import type { APIRequestContext } from '@playwright/test';

/** Sends an ad hoc GraphQL document in the session of a page, or signed out. */
export async function sendQuery<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    headers: { accept: 'application/json' },
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (!data || errors?.length) throw new Error(`GraphQL answered ${response.status()}: ${JSON.stringify(errors)}`);
  return data;
}

/** Sends one mutation and returns its payload; throws if it is refused. */
export async function sendMutationRequest<Payload>(
  request: APIRequestContext,
  mutation: string,
  input: object,
  payload: string,
): Promise<Payload> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const document = `mutation ($input: ${type}Input!) {
    changed: ${mutation}(input: $input) { __typename ... on Refused { message } ... on ${type}Payload { ${payload} } }
  }`;
  const { changed } = await sendQuery<{ changed: Payload & { __typename: string } }>(request, document, { input });
  if (changed.__typename !== `${type}Payload`) throw new Error(`${mutation}: ${JSON.stringify(changed)}`);
  return changed;
}
