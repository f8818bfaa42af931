import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useParams } from 'react-router';

import type { SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { submissionWords } from '#web/messages/submission.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { Asked } from './asked/Asked.tsx';
import { ChangesSinceApproval } from './changes/ChangesSinceApproval.tsx';
import { FillInProvider } from './FillInProvider.tsx';
import { IssuedOutputs } from './IssuedOutputs.tsx';
import { OwedPayments } from './OwedPayments.tsx';
import { SubmissionBody } from './SubmissionBody.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';
import styles from './SubmissionScreen.module.css';
import { useLiveSubmission } from './useLiveSubmission.ts';

// below what is filled in, which waits for none of it
const Discussions = lazy(async () => ({ default: (await import('./talk/Discussions.tsx')).Discussions }));

/** A submission as its applicants and its staff see it: where it stands, and what is to be done now. */
export function SubmissionScreen({ query }: ScreenProps<SubmissionScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<SubmissionScreenQuery>(
    graphql`
      query SubmissionScreenQuery($id: ID!) @preloadable {
        viewer {
          id
          timeZone
        }
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            id
            scopedId
            customId
            status
            masterTemplate {
              name
            }
            team {
              name
            }
            ...Asked_submission
            ...ChangesSinceApproval_submission
            ...Discussions_submission
            ...IssuedOutputs_submission
            ...OwedPayments_submission
            ...SubmissionFacts_submission
            ...SubmissionBody_submission
            ...FillInProvider_submission
          }
        }
      }
    `,
    query,
  );
  const submission = node?.submission;
  useLiveSubmission(submission?.id ?? null);
  const { stepId } = useParams();
  const isAtEnd = useLocation().pathname.endsWith('/completed');
  if (!submission || !viewer) return <NotFoundScreen />;
  const { status, masterTemplate, team, scopedId, customId } = submission;
  return (
    <FillInProvider key={submission.id} viewerId={viewer.id} submission={submission}>
      <div className={styles.page}>
        <PageTitle within={team.name} note={team.name}>
          {submissionWords.title(masterTemplate.name, customId ?? String(scopedId))}
        </PageTitle>
        {status === 'halted' && (
          <Alert tone="warning" title={submissionWords.halted}>
            {submissionWords.haltedText}
          </Alert>
        )}
        <Asked submission={submission} timeZone={viewer.timeZone} isFolded={stepId !== undefined} />
        <ChangesSinceApproval submission={submission} />
        {status !== 'finished' && <IssuedOutputs submission={submission} />}
        <OwedPayments submission={submission} stepId={stepId ?? null} />
        <SubmissionFacts submission={submission} timeZone={viewer.timeZone} />
        <SubmissionBody submission={submission} stepId={stepId ?? null} isAtEnd={isAtEnd} />
        <Suspense fallback={null}>
          <Discussions submission={submission} timeZone={viewer.timeZone} />
        </Suspense>
      </div>
    </FillInProvider>
  );
}
