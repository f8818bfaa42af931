import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useParams } from 'react-router';

import type {
  SubmissionScreenQuery,
  SubmissionScreenQuery$data,
} from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { useTownFace } from '#web/parts/town/useTownFace.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { painted } from '#web/navigation/painted.ts';

import { FormSessionProvider } from './FormSessionProvider.tsx';
import { HaltMenu } from './halting/HaltMenu.tsx';
import { SubmissionBody } from './SubmissionBody.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';
import styles from './SubmissionScreen.module.css';
import { useLiveSubmission } from './useLiveSubmission.ts';

// below what is filled in, which waits for none of it: not sent for before that can be used
const Discussions = lazy(async () => {
  await painted();
  return { default: (await import('./talk/Discussions.tsx')).Discussions };
});
// most submissions have none
const SubmissionNotices = lazy(async () => ({ default: (await import('./SubmissionNotices.tsx')).SubmissionNotices }));

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
            unpaidFees
            isOwn
            isChangedSinceApproval
            currentStep {
              reviews {
                availableActions
              }
            }
            requestedChanges {
              id
            }
            issuedOutputs {
              id
            }
            masterTemplate {
              name
            }
            team {
              name
              ...useTownFace_team
            }
            ...Discussions_submission
            ...HaltMenu_submission
            ...SubmissionFacts_submission
            ...SubmissionNotices_submission
            ...SubmissionBody_submission
            ...FormSessionProvider_submission
          }
        }
      }
    `,
    query,
  );
  const submission = node?.submission;
  useLiveSubmission(submission?.id ?? null);
  useTownFace(submission?.team ?? null);
  const { stepId } = useParams();
  const isAtEnd = useLocation().pathname.endsWith('/completed');
  const [wasActive] = useState(submission?.status === 'active');
  if (!submission || !viewer) return <NotFoundScreen />;
  const { isOwn, masterTemplate, team, scopedId, customId } = submission;
  return (
    <FormSessionProvider key={submission.id} viewerId={viewer.id} submission={submission}>
      <div className={styles.page} data-frame={isOwn ? 'path' : 'whole'}>
        <PageTitle
          within={team.name}
          note={<SubmissionFacts submission={submission} timeZone={viewer.timeZone} />}
          action={<HaltMenu submission={submission} />}
        >
          {submissionWords.title(masterTemplate.name, customId ?? String(scopedId))}
        </PageTitle>
        <Suspense fallback={null}>
          {hasNotices(submission) && (
            <SubmissionNotices
              submission={submission}
              timeZone={viewer.timeZone}
              stepId={stepId ?? null}
              wasActive={wasActive}
            />
          )}
        </Suspense>
        <SubmissionBody submission={submission} stepId={stepId ?? null} isAtEnd={isAtEnd} />
        <div className={styles.below}>
          <Suspense fallback={null}>
            <Discussions submission={submission} timeZone={viewer.timeZone} />
          </Suspense>
        </div>
      </div>
    </FormSessionProvider>
  );
}

type ShownSubmission = NonNullable<NonNullable<SubmissionScreenQuery$data['node']>['submission']>;

function hasNotices(submission: ShownSubmission): boolean {
  const { status, unpaidFees, isChangedSinceApproval, currentStep, requestedChanges, issuedOutputs } = submission;
  return (
    status === 'halted' ||
    unpaidFees > 0 ||
    isChangedSinceApproval ||
    requestedChanges.length > 0 ||
    issuedOutputs.length > 0 ||
    currentStep?.reviews.some(({ availableActions }) => availableActions.length > 0) === true
  );
}
