import { decide, factsAbout } from '#domain/access/decide.ts';
import type { submissionRules } from '#domain/access/submissionRules.ts';
import type { Viewer } from '#domain/submission/availableActions.ts';

type Reading = keyof (typeof submissionRules)['reading'];

/** The panels of a submission in the order of their buttons, each with the right needed to see its content. */
const needed = {
  discussions: 'viewSubmission',
  files: 'viewFiles',
  access: 'viewAccess',
  activity: 'viewActivity',
  support: 'viewSubmission',
  menu: 'viewSubmission',
} as const satisfies Readonly<Record<string, Reading>>;

export type SubmissionPanel = keyof typeof needed;

export const submissionPanels = Object.keys(needed) as readonly SubmissionPanel[];

export function panelsFor(viewer: Viewer): readonly SubmissionPanel[] {
  const facts = factsAbout('submission', { ...viewer, traits: [] });
  return submissionPanels.filter((panel) => decide(needed[panel], facts));
}
