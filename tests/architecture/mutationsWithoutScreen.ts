/**
 * Mutations that no screen uses, with the reason. The list may only shrink: a new mutation comes with its screen. When you
 * build a screen, remove its mutations from here.
 */
export const mutationsWithoutScreen: Readonly<Record<string, readonly string[]>> = {
  'Documented for programs; the browser does the same in another way': [
    // the browser uses the provider's card fields, so we never see a card number
    'payByCard',
    // the dashboard page loads its metrics directly
    'countMetrics',
    // the browser saves the answer without the file
    'removeAnswerFile',
    // the browser removes a person, not the row that gave them access
    'unassignSubmission',
    // the browser defers a review, so that it can be undone
    'setApproval',
  ],
  'The form editor does not offer it yet': ['updateLogicConfig'],
};
