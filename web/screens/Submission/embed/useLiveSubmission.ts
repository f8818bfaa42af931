import type { GraphQLTaggedNode } from 'relay-runtime';
import type { liveSubmissionQuery } from '#web/__generated__/liveSubmissionQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';

/** It is large, and first needed when something changes. */
const late = {
  load: async (): Promise<GraphQLTaggedNode> =>
    (await import('#web/screens/Submission/embed/liveSubmission.ts')).liveSubmissionQuery,
};

/** Keeps a submission's page, task, or preview live. */
export const useLiveSubmission = (id: string | null): void =>
  useSubmissionChanges<liveSubmissionQuery>(id, late, { id: id ?? '' });
