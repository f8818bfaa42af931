// Spreads the notices' fragments, so that live updates reach them immediately.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { Suspense, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import PeekScreenNode, { type PeekScreenQuery } from '#web/__generated__/PeekScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { usePrefetchQuery } from '#web/relay/usePrefetchQuery.ts';
import { FormSessionProvider } from '#web/screens/Submission/embed/FormSessionProvider.tsx';
import { UnavailableSubmission } from '#web/screens/Submission/embed/UnavailableSubmission.tsx';
import { useLiveSubmission } from '#web/screens/Submission/embed/useLiveSubmission.ts';
import { usePeekOutlet } from '#web/screens/Submissions/peek/peekContext.ts';
import { PeekPane } from '#web/screens/Submissions/peek/PeekPane.tsx';
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
  const { next } = usePeekOutlet();
  useLiveSubmission(submission?.id ?? null);
  usePrefetchQuery<PeekScreenQuery>(PeekScreenNode, next === null ? null : { id: next });
  if (!submission || !viewer)
    return (
      <Suspense fallback={null}>
        <UnavailableSubmission submissionId={id} />
      </Suspense>
    );
  return (
    <FormSessionProvider key={submission.id} viewerId={viewer.id} submission={submission}>
      <PeekPane submission={submission} timeZone={viewer.timeZone} />
    </FormSessionProvider>
  );
}
