// Spreads the notices' fragments, so that live updates reach them immediately.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { Suspense, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import TaskScreenNode, { type TaskScreenQuery } from '#web/__generated__/TaskScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { usePrefetchQuery } from '#web/relay/usePrefetchQuery.ts';
import { FormSessionProvider } from '#web/screens/Submission/embed/FormSessionProvider.tsx';
import { UnavailableSubmission } from '#web/screens/Submission/embed/UnavailableSubmission.tsx';
import { useLiveSubmission } from '#web/screens/Submission/embed/useLiveSubmission.ts';
// Shares the submission page's chunk: a chunk of its own would add one for residents.
import '#web/screens/Submission/SubmissionScreen.tsx';
import { useTaskOutlet } from '#web/screens/Tasks/TaskOutlet.ts';
import { TaskPane } from '#web/screens/Tasks/TaskPane.tsx';

export function TaskScreen({ query }: ScreenProps<TaskScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<TaskScreenQuery>(
    graphql`
      query TaskScreenQuery($id: ID!) @preloadable {
        viewer {
          id
          timeZone
        }
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            id
            ...FormSessionProvider_submission
            ...TaskPane_submission
          }
        }
      }
    `,
    query,
  );
  const { id } = query.variables;
  const submission = node?.submission;
  const desk = useTaskOutlet();
  useLiveSubmission(submission?.id ?? null);
  const next = desk.nextAfter(id);
  usePrefetchQuery<TaskScreenQuery>(TaskScreenNode, next === null ? null : { id: next });
  if (!submission || !viewer)
    return (
      <Suspense fallback={null}>
        <UnavailableSubmission submissionId={id} />
      </Suspense>
    );
  return (
    <FormSessionProvider key={submission.id} viewerId={viewer.id} submission={submission}>
      <TaskPane submission={submission} timeZone={viewer.timeZone} />
    </FormSessionProvider>
  );
}
