import { graphql, readInlineData } from 'react-relay';
import type { reviewGroupsFor_review$key } from '#web/__generated__/reviewGroupsFor_review.graphql.ts';
import { addressedReviewGroup, type ReviewGroupParams } from '#web/screens/Submission/steps/addressedReviewGroup.ts';
import { ownFirst } from '#web/screens/Submission/steps/ownFirst.ts';

export interface GroupForViewer<Review> {
  readonly review: Review;
  readonly id: string;
  /** the viewer can review in it now */
  readonly isOpen: boolean;
  /** the viewer and roles of theirs that are reviewers in it */
  readonly speaksAs: readonly string[];
  /** the group that the address or task is about */
  readonly isMeant: boolean;
}

/** The review groups of a step, the one that the address is about first, then the viewer's own. */
export function reviewGroupsFor<Review extends reviewGroupsFor_review$key>(
  reviews: readonly Review[],
  address: ReviewGroupParams,
): readonly GroupForViewer<Review>[] {
  const groups = ownFirst(reviews.map(groupForViewer), ({ isOpen }) => isOpen);
  const meant = addressedReviewGroup(groups, address);
  return ownFirst(
    groups.map((group) => ({ ...group, isMeant: group.id === meant })),
    ({ isMeant }) => isMeant,
  );
}

function groupForViewer<Review extends reviewGroupsFor_review$key>(
  review: Review,
): Omit<GroupForViewer<Review>, 'isMeant'> {
  const key: reviewGroupsFor_review$key = review;
  const { availableActions, reviewGroup, reviewers } = readInlineData(
    graphql`
      fragment reviewGroupsFor_review on StepReview @inline {
        availableActions
        reviewGroup {
          id
        }
        reviewers {
          subjectId
          isOwn
        }
      }
    `,
    key,
  );
  return {
    review,
    id: reviewGroup.id,
    isOpen: availableActions.includes('reviewStep'),
    speaksAs: reviewers.flatMap(({ subjectId, isOwn }) => (isOwn ? [subjectId] : [])),
  };
}
