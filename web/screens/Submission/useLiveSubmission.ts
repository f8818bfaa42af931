import { useCallback } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';

import SubmissionScreenNode, { type SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';

/** What others change is shown without a reload: the submission is loaded anew, in place. */
export function useLiveSubmission(id: string | null): void {
  const environment = useRelayEnvironment();
  const look = useCallback(() => {
    if (id === null) return;
    fetchQuery<SubmissionScreenQuery>(environment, SubmissionScreenNode, { id }, { fetchPolicy: 'network-only' })
      // what does not come now comes with the next change, or when the line is open again
      .subscribe({ error: () => undefined });
  }, [environment, id]);
  useSubmissionChanges(id, look);
}
