import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';

import type { ReviewScreenQuery } from '#web/__generated__/ReviewScreenQuery.graphql.ts';
import { reviewWords } from '#web/messages/reviews.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { ChangesSinceApproval } from '../changes/ChangesSinceApproval.tsx';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { ReviewDiscussions } from './ReviewDiscussions.tsx';
import { ReviewStep } from './ReviewStep.tsx';

/** The review manager: what was submitted, what was said of it, and what the reviewer says. */
export function ReviewScreen({ query }: ScreenProps<ReviewScreenQuery>): ReactElement {
  const { submission } = usePreloadedQuery<ReviewScreenQuery>(
    graphql`
      query ReviewScreenQuery($submissionId: ID!, $stepId: ID!) @preloadable {
        submission: node(id: $submissionId) {
          ... on Submission @alias(as: "found") {
            scopedId
            masterTemplate {
              name
            }
            activeStep(id: $stepId) {
              step {
                name
              }
              ...ReviewStep_step
              ...ReviewAnswers_step
            }
            ...ChangesSinceApproval_submission
            ...ReviewDiscussions_submission
          }
        }
      }
    `,
    query,
  );
  const found = submission?.found;
  if (!found?.activeStep) throw new RequestError('notFound');
  const { activeStep, masterTemplate, scopedId } = found;
  return (
    <>
      <PageTitle
        within={masterTemplate.name}
        crumbs={[{ label: reviewWords.submissions, to: '/processes' }]}
        note={[masterTemplate.name, activeStep.step.name].filter(Boolean).join(' · ')}
      >
        {reviewWords.title(scopedId)}
      </PageTitle>
      <Cards>
        <ChangesSinceApproval submission={found} />
        <ReviewAnswers step={activeStep} />
        <ReviewStep key={query.variables.stepId} step={activeStep} />
        <ReviewDiscussions submission={found} />
      </Cards>
    </>
  );
}
