import { useRelayEnvironment } from 'react-relay';
import SubmissionScreenNode, { type SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';

export function useLiveSubmission(id: string | null): void {
  const environment = useRelayEnvironment();
  useSubmissionChanges(id, () =>
    refetchQuery<SubmissionScreenQuery>(environment, SubmissionScreenNode, { id: id ?? '' }),
  );
}
