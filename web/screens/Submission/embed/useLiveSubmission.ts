import type { GraphQLTaggedNode } from 'relay-runtime';
import type { liveSubmissionQueryQuery } from '#web/__generated__/liveSubmissionQueryQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';

/** It is large, and first needed when something changes. */
const late = {
  load: async (): Promise<GraphQLTaggedNode> =>
    (await import('#web/screens/Submission/embed/liveSubmissionQuery.ts')).liveSubmissionQuery,
};

/** Keeps a submission's page, task, or preview live. */
export const useLiveSubmission = (id: string | null): void =>
  useSubmissionChanges<liveSubmissionQueryQuery>(id, late, { id: id ?? '' });
