import { startServer, type StartedServer } from '#tests/bench/town/startServers.ts';

export interface PostGraphileServer extends StartedServer {
  /** the same page in its schema */
  page(userId: string): { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };
}

const query = `query Page($user: UUID!) { allInboxRows(condition: { principalId: $user, status: active }, orderBy: [LAST_ACTIVITY_AT_DESC], first: 20) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { cursor node { dashboardRow { rowId kind status scopedId identifier templateName applicant applicantsCount action currentStepName stepType
    currentStepSince dueAt isExternal isReview assigned isRenewal createdAt lastActivityAt lastEditedAt } } } } }`;

/** PostGraphile on the same tables, told only that an inbox row belongs to a dashboard row. */
export async function servePostGraphile(url: string): Promise<PostGraphileServer> {
  const served = await startServer(
    'tests/bench/town/postGraphileServer.ts',
    { DATABASE_URL: url, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    // it logs many complaints about column types that the page does not use
    'ignore',
  );
  return { ...served, page: (userId) => ({ query, variables: { user: userId } }) };
}
