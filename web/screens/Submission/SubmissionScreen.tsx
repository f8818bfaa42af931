// Spreads the notices' fragments, so that live updates reach them immediately.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { afterPaint } from '#web/navigation/afterPaint.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FormSessionProvider } from '#web/screens/Submission/embed/FormSessionProvider.tsx';
import { samePageState } from '#web/screens/Submission/embed/stepNavigation.ts';
import { SubmissionFacts } from '#web/screens/Submission/embed/SubmissionFacts.tsx';
import { useLiveSubmission } from '#web/screens/Submission/embed/useLiveSubmission.ts';
import { SubmissionBody } from '#web/screens/Submission/SubmissionBody.tsx';
import { BodySkeleton, StepSkeleton } from '#web/screens/Submission/SubmissionSkeleton.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { StableSuspense } from '#web/ui/StableSuspense.tsx';
import styles from '#web/screens/Submission/SubmissionScreen.module.css';

// Loads after the first paint, so that the form doesn't wait for the panels.
const SubmissionDock = lazy(async () => {
  await afterPaint();
  return { default: (await import('#web/screens/Submission/dock/SubmissionDock.tsx')).SubmissionDock };
});
// Lazy: most submissions have none.
const SubmissionNotices = lazy(async () => ({
  default: (await import('#web/screens/Submission/embed/SubmissionNotices.tsx')).SubmissionNotices,
}));

// Lazy: only when staff request more.
const RequirementPage = lazy(async () => ({
  default: (await import('#web/screens/Submission/requirements/RequirementPage.tsx')).RequirementPage,
}));

// Lazy: only when an email leads to a submission the viewer can't access.
const AbsentSubmission = lazy(async () => ({
  default: (await import('#web/screens/Submission/embed/UnavailableSubmission.tsx')).UnavailableSubmission,
}));

/** Paths of the submission itself, without a step, requirement, or other subpage. */
const bareAddress = /^\/initiated_flows\/(manager\/)?[^/]+(\/as_applicant)?$/;

interface SubmissionScreenProps extends ScreenProps<SubmissionScreenQuery> {
  /** viewed by staff, whose own unsaved edits don't belong to it */
  readonly isSeenAsApplicant?: boolean;
}

/** A submission as its applicants and its staff see it: status and current step. */
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
              ...useTownBranding_team
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
  useTownBranding(submission?.team ?? null);
  const { stepId, requirementId } = useParams();
  const { pathname, search } = useLocation();
  const isAtEnd = pathname.endsWith('/completed');
  const [wasActive] = useState(submission?.status === 'active');
  // On a phone the panel buttons are below the content, so they wait until it has rendered.
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
            <StableSuspense
              isThere={submission.hasNotices || (stepId !== undefined && submission.status === 'finished')}
            >
              <SubmissionNotices
                submissionId={submission.id}
                timeZone={viewer.timeZone}
                stepId={stepId ?? null}
                wasActive={wasActive}
              />
            </StableSuspense>
            {submission.status === 'finished' && bareAddress.test(pathname) && (
              <Redirect to={`${pathname}/completed${search}`} state={samePageState} />
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

/** Reports that its sibling has rendered. */
function Stands({ tell }: { readonly tell: (isThere: true) => void }): null {
  useEffect(() => tell(true), [tell]);
  return null;
}
