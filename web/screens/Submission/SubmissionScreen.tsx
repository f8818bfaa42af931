// what is told live stands at once where the notices read it, so it is asked for whole
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { painted } from '#web/navigation/painted.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useTownFace } from '#web/parts/town/useTownFace.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { asSamePage } from '#web/screens/Submission/arrival.ts';
import { FormSessionProvider } from '#web/screens/Submission/FormSessionProvider.tsx';
import { SubmissionBody } from '#web/screens/Submission/SubmissionBody.tsx';
import { SubmissionFacts } from '#web/screens/Submission/SubmissionFacts.tsx';
import { BodySkeleton, StepSkeleton } from '#web/screens/Submission/SubmissionSkeleton.tsx';
import { useLiveSubmission } from '#web/screens/Submission/useLiveSubmission.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Together } from '#web/ui/Together.tsx';
import styles from '#web/screens/Submission/SubmissionScreen.module.css';

// beside what is filled in, which waits for none of it: not sent for before that can be used
const SubmissionDock = lazy(async () => {
  await painted();
  return { default: (await import('#web/screens/Submission/dock/SubmissionDock.tsx')).SubmissionDock };
});
// most submissions have none
const SubmissionNotices = lazy(async () => ({
  default: (await import('#web/screens/Submission/SubmissionNotices.tsx')).SubmissionNotices,
}));

// when staff ask for more
const RequirementPage = lazy(async () => ({
  default: (await import('#web/screens/Submission/requirements/RequirementPage.tsx')).RequirementPage,
}));

// where a mail told of what is not there for the reader
const AbsentSubmission = lazy(async () => ({
  default: (await import('#web/screens/Submission/AbsentSubmission.tsx')).AbsentSubmission,
}));

/** The address without a step, a requirement or another page of the submission. */
const bareAddress = /^\/initiated_flows\/(manager\/)?[^/]+(\/as_applicant)?$/;

interface SubmissionScreenProps extends ScreenProps<SubmissionScreenQuery> {
  /** by somebody of the staff: what they have not saved yet as themselves is not a part of it */
  readonly isSeenAsApplicant?: boolean;
}

/** A submission as its applicants and its staff see it: where it stands, and what is to be done now. */
export function SubmissionScreen({ query, isSeenAsApplicant = false }: SubmissionScreenProps): ReactElement {
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
            isOwn
            hasNotices
            masterTemplate {
              name
            }
            team {
              name
              ...useTownFace_team
            }
            ...SubmissionFacts_submission
            ...SubmissionBody_submission
            ...SubmissionDock_submission
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
  const { stepId, requirementId } = useParams();
  const { pathname, search } = useLocation();
  const isAtEnd = pathname.endsWith('/completed');
  const [wasActive] = useState(submission?.status === 'active');
  // on a phone the dock stands under all that
  const [isWhole, setWhole] = useState(false);
  if (!submission || !viewer)
    return (
      <Suspense fallback={null}>
        <AbsentSubmission submissionId={query.variables.id} />
      </Suspense>
    );
  const { isOwn, masterTemplate, team, scopedId, customId } = submission;
  const viewerId = isSeenAsApplicant ? `${viewer.id} as applicant` : viewer.id;
  return (
    <FormSessionProvider key={submission.id} viewerId={viewerId} submission={submission}>
      <div className={styles.desk} data-frame={isOwn ? 'path' : 'whole'}>
        <div className={styles.page}>
          <PageTitle within={team.name} note={<SubmissionFacts submission={submission} timeZone={viewer.timeZone} />}>
            {submissionWords.title(masterTemplate.name, customId ?? String(scopedId))}
          </PageTitle>
          <Suspense fallback={<BodySkeleton />}>
            <Together isThere={submission.hasNotices || (stepId !== undefined && submission.status === 'finished')}>
              <SubmissionNotices
                submissionId={submission.id}
                timeZone={viewer.timeZone}
                stepId={stepId ?? null}
                wasActive={wasActive}
              />
            </Together>
            {submission.status === 'finished' && bareAddress.test(pathname) && (
              <Redirect to={`${pathname}/completed${search}`} state={asSamePage} />
            )}
            {requirementId === undefined ? (
              <SubmissionBody submission={submission} stepId={stepId ?? null} isAtEnd={isAtEnd} />
            ) : (
              <Suspense fallback={<StepSkeleton />}>
                <RequirementPage key={requirementId} submissionId={submission.id} {...{ requirementId, viewerId }} />
              </Suspense>
            )}
            <Stands tell={setWhole} />
          </Suspense>
        </div>
        {isWhole && (
          <Suspense fallback={null}>
            <SubmissionDock submission={submission} timeZone={viewer.timeZone} />
          </Suspense>
        )}
      </div>
    </FormSessionProvider>
  );
}

/** Says that what it stands beside has come. */
function Stands({ tell }: { readonly tell: (isThere: true) => void }): null {
  useEffect(() => tell(true), [tell]);
  return null;
}
