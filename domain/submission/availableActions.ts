import { decide, factsAbout, type Facts, type KnownFacts } from '#domain/access/decide.ts';
import { submissionRules } from '#domain/access/submissionRules.ts';
import { statusAllows, type SubmissionAction } from '#domain/submission/actions.ts';
import type { SubmissionState } from '#domain/submission/status.ts';

/** The viewer's relations to the submission, and the scopes of the token, if any. */
export type Viewer = Pick<KnownFacts<'submission'>, 'relations' | 'token'>;

function submissionFacts(submission: SubmissionState, viewer: Viewer): Facts<'submission'> {
  return factsAbout('submission', { ...viewer, traits: submission.haltedByAdmin ? ['haltedByAdmin'] : [] });
}

/** What the viewer can do with the submission now. The UI offers these actions, and operations check the same rules. */
export function availableActions(submission: SubmissionState, viewer: Viewer): SubmissionAction[] {
  const facts = submissionFacts(submission, viewer);
  const actions = Object.keys(submissionRules.writing) as SubmissionAction[];
  return actions.filter((action) => statusAllows(submission.status, action) && decide(action, facts));
}
