import { graphql } from 'react-relay';
import type { useLiveSubmissionQuery } from '#web/__generated__/useLiveSubmissionQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';

/** Keeps a submission's page, task, or preview live. Refetches what mutations return, so both show the same. */
export function useLiveSubmission(id: string | null): void {
  useSubmissionChanges<useLiveSubmissionQuery>(
    id,
    graphql`
      query useLiveSubmissionQuery($id: ID!) {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            ...afterChange_submission
          }
        }
      }
    `,
    { id: id ?? '' },
  );
}
