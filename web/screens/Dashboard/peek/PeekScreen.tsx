// Spreads the notices' fragments, so that live updates reach them immediately.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { Suspense, type ReactElement } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import PeekScreenNode, { type PeekScreenQuery } from '#web/__generated__/PeekScreenQuery.graphql.ts';
import { useSubmissionChanges } from '#web/parts/useSubmissionChanges.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { useReadyQuery } from '#web/relay/useReadyQuery.ts';
import { usePeekDesk } from '#web/screens/Dashboard/peek/Peeking.ts';
import { PeekPane } from '#web/screens/Dashboard/peek/PeekPane.tsx';
import { AbsentSubmission } from '#web/screens/Submission/AbsentSubmission.tsx';
import { FormSessionProvider } from '#web/screens/Submission/FormSessionProvider.tsx';
// Shares the submission page's chunk, as TaskScreen does: a chunk of its own would add one for residents.
import '#web/screens/Submission/SubmissionScreen.tsx';

export function PeekScreen({ query }: ScreenProps<PeekScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<PeekScreenQuery>(
    graphql`
      query PeekScreenQuery($id: ID!) @preloadable {
        viewer {
          id
          timeZone
        }
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            id
            ...FormSessionProvider_submission
            ...PeekPane_submission
          }
        }
      }
    `,
    query,
  );
  const { id } = query.variables;
  const submission = node?.submission;
  const { next } = usePeekDesk();
  const environment = useRelayEnvironment();
  useSubmissionChanges(submission?.id ?? null, () => askAgain<PeekScreenQuery>(environment, PeekScreenNode, { id }));
  useReadyQuery<PeekScreenQuery>(PeekScreenNode, next === null ? null : { id: next });
  if (!submission || !viewer)
    return (
      <Suspense fallback={null}>
        <AbsentSubmission submissionId={id} />
      </Suspense>
    );
  return (
    <FormSessionProvider key={submission.id} viewerId={viewer.id} submission={submission}>
      <PeekPane submission={submission} timeZone={viewer.timeZone} />
    </FormSessionProvider>
  );
}
