import { obstacles, type AdvanceFacts, type ObstacleKind } from '#domain/submission/obstacles.ts';

/** What has to be done before a submission can advance. The texts are in messages/submission/whatNextSentence.ts. */
export const solutions = [
  'answer',
  'assign',
  'review',
  'requestReview',
  'makeChanges',
  'acceptChanges',
  'finishRequirements',
  'finishSubprocesses',
  'sign',
  'pay',
  'resume',
  'reconsider',
  'advance',
] as const;
export type Solution = (typeof solutions)[number];

export const parties = ['applicants', 'assignees', 'reviewers'] as const;
export type Party = (typeof parties)[number];

export interface RequiredAction {
  readonly solution: Solution;
  readonly party: Party;
  /** empty means any admin */
  readonly userIds: readonly string[];
}

type People = Readonly<Record<Party, readonly string[]>>;

interface Remedy {
  readonly solution: Solution;
  /** `actor` means the people who act on the step: applicants on external steps, assignees on others */
  readonly party: Party | 'actor';
}

const awaited: Remedy = { solution: 'review', party: 'reviewers' };

const remedies: Readonly<Record<ObstacleKind, Remedy | null>> = {
  finished: null,
  notCurrent: null,
  unmodifiable: null,
  halted: { solution: 'resume', party: 'assignees' },
  answers: { solution: 'answer', party: 'actor' },
  responsibility: { solution: 'assign', party: 'actor' },
  reviews: awaited,
  requestedChanges: { solution: 'makeChanges', party: 'applicants' },
  otherAnswers: { solution: 'acceptChanges', party: 'assignees' },
  requirements: { solution: 'finishRequirements', party: 'applicants' },
  subprocesses: { solution: 'finishSubprocesses', party: 'applicants' },
  signature: { solution: 'sign', party: 'applicants' },
  payment: { solution: 'pay', party: 'applicants' },
  // the payment obstacle of that step already asks for it
  fees: null,
};

/** After a rejection, staff decide what happens next. */
const rejected: Remedy = { solution: 'reconsider', party: 'assignees' };

/** A review waits for a third party that staff haven't asked yet. Decision 0090. */
const unasked: Remedy = { solution: 'requestReview', party: 'assignees' };

/** A reviewer who requested changes waits for them, and after a rejection no one's review is awaited. */
function reviewActions({ awaitedReviews, unaskedReviews, isRejected }: AdvanceFacts): readonly Remedy[] {
  if (isRejected) return [];
  return [...(awaitedReviews > 0 ? [awaited] : []), ...(unaskedReviews > 0 ? [unasked] : [])];
}

/** Who must do what now, most pressing first; empty once the submission is finished. */
export function requiredActions(facts: AdvanceFacts, people: People): RequiredAction[] {
  if (facts.submission.status === 'finished') return [];
  const actor: Party = facts.step.external ? 'applicants' : 'assignees';
  const found = obstacles(facts).flatMap((kind): readonly Remedy[] | Remedy => {
    if (kind === 'reviews') return reviewActions(facts);
    return kind === 'halted' && facts.isRejected ? rejected : (remedies[kind] ?? []);
  });
  const needed: readonly Remedy[] = found.length > 0 ? found : [{ solution: 'advance', party: actor }];
  return needed.map(({ solution, party }) => {
    const named = party === 'actor' ? actor : party;
    return { solution, party: named, userIds: people[named] };
  });
}
