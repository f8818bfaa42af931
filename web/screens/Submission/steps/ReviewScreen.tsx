import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Navigate, useParams } from 'react-router';

import type { ReviewScreenQuery } from '#web/__generated__/ReviewScreenQuery.graphql.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { reviewPath, submissionPath } from '#web/parts/submissionPaths.ts';
import { plainId } from '#web/relay/plainId.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { ReviewAnswers } from './ReviewAnswers.tsx';
import { ReviewSides } from './ReviewSides.tsx';

/** The review manager: what was submitted, what was said of it, and what the reviewer says. */
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
            masterTemplate {
              name
            }
            activeStep(id: $stepId) {
              stepId
              step {
                name
              }
              reviewedAnswers {
                seen
              }
              ...ReviewAnswers_step
            }
            ...ReviewSides_submission @arguments(stepId: $stepId)
          }
        }
      }
    `,
    query,
  );
  const { stepId: stepInAddress, reviewGroupId } = useParams();
  const found = submission?.found;
  if (!found?.activeStep) throw new RequestError('notFound');
  const { id, activeStep, masterTemplate, scopedId } = found;
  // addresses of before named the step by what it is in the submission
  if (plainId(activeStep.stepId) !== stepInAddress)
    return <Navigate to={reviewPath(id, activeStep.stepId, reviewGroupId)} replace />;
  return (
    <>
      <PageTitle
        within={masterTemplate.name}
        crumbs={[{ label: reviewWords.submissions, to: '/processes?assigned=me' }]}
        note={[masterTemplate.name, activeStep.step.name].filter(Boolean).join(' · ')}
        action={<ButtonLink to={submissionPath(id)}>{reviewWords.openSubmission}</ButtonLink>}
      >
        {reviewWords.title(scopedId)}
      </PageTitle>
      <Cards>
        <ReviewSides
          submission={found}
          stepId={query.variables.stepId}
          timeZone={viewer?.timeZone ?? 'UTC'}
          seen={activeStep.reviewedAnswers.seen}
        >
          <ReviewAnswers step={activeStep} />
        </ReviewSides>
      </Cards>
    </>
  );
}
