interface ReviewForViewer {
  readonly availableActions: readonly string[];
}

/** The groups in which the reader has something to say before the others. */
export const ownFirst = <Review extends ReviewForViewer>(reviews: readonly Review[]): Review[] =>
  reviews.toSorted((a, b) => rank(a) - rank(b));

const rank = ({ availableActions }: ReviewForViewer): number => (availableActions.includes('reviewStep') ? 0 : 1);
