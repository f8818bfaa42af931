import { decide, factsAbout, type Facts, type KnownFacts } from '#domain/access/decide.ts';
import { submissionRules } from '#domain/access/submissionRules.ts';
import { statusAllows, type SubmissionAction } from '#domain/submission/actions.ts';
import type { SubmissionState } from '#domain/submission/status.ts';

/** Who looks: relations to the submission, and the scopes of a token if one is used. */
export type Viewer = Pick<KnownFacts<'submission'>, 'relations' | 'token'>;

function submissionFacts(submission: SubmissionState, viewer: Viewer): Facts<'submission'> {
  return factsAbout('submission', { ...viewer, traits: submission.haltedByAdmin ? ['haltedByAdmin'] : [] });
}

/** What the viewer can do with the submission now: the screen shows these, the operation checks the same. */
export function availableActions(submission: SubmissionState, viewer: Viewer): SubmissionAction[] {
  const facts = submissionFacts(submission, viewer);
  const actions = Object.keys(submissionRules.writing) as SubmissionAction[];
  return actions.filter((action) => statusAllows(submission.status, action) && decide(action, facts));
}
