import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useParams } from 'react-router';
import { reviewWords } from '#messages/review/reviewWords.ts';
import { shellWords } from '#messages/shell/shellWords.ts';
import type { ReviewScreenQuery } from '#web/__generated__/ReviewScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useSearchParameters } from '#web/navigation/useSearchParameters.ts';
import { reviewPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ReviewAnswers } from '#web/screens/Submission/embed/ReviewAnswers.tsx';
import { ReviewDocuments } from '#web/screens/Submission/embed/ReviewDocuments.tsx';
import { SubmissionFacts } from '#web/screens/Submission/embed/SubmissionFacts.tsx';
import { UnavailableSubmission } from '#web/screens/Submission/embed/UnavailableSubmission.tsx';
import { addressedReviewGroup } from '#web/screens/Submission/steps/addressedReviewGroup.ts';
import { ReviewColumns } from '#web/screens/Submission/steps/ReviewColumns.tsx';
import { ReviewNavigation } from '#web/screens/Submission/steps/ReviewNavigation.tsx';
import { ReviewShortcuts } from '#web/screens/Submission/steps/ReviewShortcuts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';
import styles from '#web/screens/Submission/steps/ReviewScreen.module.css';

/** The review page: the answers, earlier reviews, and the viewer's decision. */
export function ReviewScreen({ query }: ScreenProps<ReviewScreenQuery>): ReactElement {
  const { viewer, submission } = usePreloadedQuery<ReviewScreenQuery>(
    graphql`
      query ReviewScreenQuery($submissionId: ID!, $stepId: ID!) @preloadable {
        viewer {
          timeZone
        }
        submission: node(id: $submissionId) {
          ... on Submission @alias(as: "found") {
            id
            scopedId
            customId
            team {
              name
              ...useTownBranding_team
            }
            masterTemplate {
              name
            }
            activeStep(id: $stepId) {
              stepId
              step {
                name
                internalInstructions
              }
              reviewedAnswers {
                seen
              }
              reviews {
                reviewGroup {
                  id
                }
                reviewers {
                  subjectId
                  isOwn
                }
              }
              ...ReviewAnswers_step
              ...ReviewDocuments_step
              ...ReviewNavigation_step
            }
            ...SubmissionFacts_submission
            ...ReviewColumns_submission @arguments(stepId: $stepId)
          }
        }
      }
    `,
    query,
  );
  useTownBranding(submission?.found?.team ?? null);
  const { stepId: stepInAddress, reviewGroupId } = useParams();
  const search = useSearchParameters();
  const found = submission?.found;
  if (!found) return <UnavailableSubmission submissionId={query.variables.submissionId} />;
  if (!found.activeStep) throw new RequestError('notFound');
  const { id, activeStep, masterTemplate, team, scopedId, customId } = found;
  // Old addresses have the active step's ID instead of the step's.
  if (plainId(activeStep.stepId) !== stepInAddress)
    return <Redirect to={reviewPath(id, activeStep.stepId, reviewGroupId)} />;
  const address = { groupId: reviewGroupId ?? null, roleId: search.get('role_id') };
  const namesSomething = address.groupId !== null || address.roleId !== null;
  const groups = activeStep.reviews.map(({ reviewGroup, reviewers }) => ({
    id: reviewGroup.id,
    speaksAs: reviewers.flatMap(({ subjectId, isOwn }) => (isOwn ? [subjectId] : [])),
  }));
  if (namesSomething && addressedReviewGroup(groups, address) === null) throw new RequestError('notFound');
  const timeZone = viewer?.timeZone ?? 'UTC';
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle
        within={masterTemplate.name}
        crumbs={[{ label: shellWords.reviews, to: '/reviews' }]}
        note={
          <>
            <p>{[team.name, masterTemplate.name, activeStep.step.name].filter(Boolean).join(' · ')}</p>
            <SubmissionFacts submission={found} timeZone={timeZone} />
          </>
        }
        action={
          <div className={styles.head} data-chrome>
            <ReviewNavigation step={activeStep} />
            <ReviewShortcuts />
            <Button icon="print" onPress={() => print()}>
              {reviewWords.print}
            </Button>
            <ButtonLink to={submissionPath(id)}>{reviewWords.openSubmission}</ButtonLink>
          </div>
        }
      >
        {reviewWords.title(customId ?? String(scopedId))}
      </PageTitle>
      <ReviewColumns
        submission={found}
        stepId={query.variables.stepId}
        timeZone={timeZone}
        seen={activeStep.reviewedAnswers.seen}
        address={address}
        documents={<ReviewDocuments step={activeStep} />}
      >
        {activeStep.step.internalInstructions && (
          <Card title={reviewWords.instructions}>
            <SafeHtml html={activeStep.step.internalInstructions} />
          </Card>
        )}
        <ReviewAnswers step={activeStep} />
      </ReviewColumns>
    </div>
  );
}
