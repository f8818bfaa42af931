import type { APIRequestContext } from '@playwright/test';

/** Asks the started application by a document of its own, in the session of a page or of nobody. */
export async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    headers: { accept: 'application/json' },
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: readonly { message: string }[] };
  if (!data || errors?.length) throw new Error(`GraphQL answered ${response.status()}: ${JSON.stringify(errors)}`);
  return data;
}
