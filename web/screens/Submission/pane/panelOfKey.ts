import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';

/** What a key opens of a submission that stands beside a list. Null: the step itself. */
export const panelOfKey: Readonly<Record<string, SubmissionPanel | null>> = {
  t: null,
  d: 'discussions',
  f: 'files',
  a: 'access',
  v: 'activity',
  m: 'menu',
};
