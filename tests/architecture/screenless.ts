/**
 * Mutations that no screen of the web client uses, each with its reason. The list only ever grows shorter: a new mutation
 * comes with its screen, and whoever builds a screen takes its mutations from here.
 */
export const screenless: Readonly<Record<string, readonly string[]>> = {
  'A documented call of programs; in the browser another way does the same': [
    // browsers pay by fields of the provider, which never show us a card
    'payByCard',
    // the dashboard is answered at once
    'countMetrics',
    // leaving the file out of the answer does it
    'removeAnswerFile',
    // people are taken off by who they are, not by the row that let them in
    'unassignSubmission',
  ],
  'The editor of forms does not offer it yet': ['updateLogicConfig'],
};
