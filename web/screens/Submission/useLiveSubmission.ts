import { useRelayEnvironment } from 'react-relay';
import SubmissionScreenNode, { type SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { askAgain } from '#web/relay/askAgain.ts';

export function useLiveSubmission(id: string | null): void {
  const environment = useRelayEnvironment();
  useSubmissionChanges(id, () => askAgain<SubmissionScreenQuery>(environment, SubmissionScreenNode, { id: id ?? '' }));
}
