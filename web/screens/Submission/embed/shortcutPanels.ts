import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';

/** Shortcuts that open a panel beside a list; null is the step itself. */
export const shortcutPanels: Readonly<Record<string, SubmissionPanel | null>> = {
  t: null,
  d: 'discussions',
  f: 'files',
  a: 'access',
  v: 'activity',
  m: 'menu',
};
