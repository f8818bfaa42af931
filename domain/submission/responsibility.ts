import { obstacles, type AdvanceFacts, type ObstacleKind } from '#domain/submission/obstacles.ts';

/** What has to be done before a submission moves on. The words stand in web/messages. */
export const solutions = [
  'answer',
  'assign',
  'review',
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

export type Party = 'applicants' | 'assignees' | 'reviewers';

export interface RequiredAction {
  readonly solution: Solution;
  readonly party: Party;
  /** who it is; nobody named means an admin */
  readonly userIds: readonly string[];
}

type People = Readonly<Record<Party, readonly string[]>>;

/** `actor` is whoever acts on the step: applicants on external steps, assignees on the others. */
const remedies: Readonly<Record<ObstacleKind, { solution: Solution; party: Party | 'actor' } | null>> = {
  finished: null,
  notCurrent: null,
  unmodifiable: null,
  halted: { solution: 'resume', party: 'assignees' },
  answers: { solution: 'answer', party: 'actor' },
  responsibility: { solution: 'assign', party: 'actor' },
  reviews: { solution: 'review', party: 'reviewers' },
  requestedChanges: { solution: 'makeChanges', party: 'applicants' },
  otherAnswers: { solution: 'acceptChanges', party: 'assignees' },
  requirements: { solution: 'finishRequirements', party: 'applicants' },
  subprocesses: { solution: 'finishSubprocesses', party: 'applicants' },
  signature: { solution: 'sign', party: 'applicants' },
  payment: { solution: 'pay', party: 'applicants' },
  // the step where it is paid was left: that it is asked for again is said there
  fees: null,
};

/** Somebody of the office has to see what follows from what a reviewer has rejected. */
const rejected = { solution: 'reconsider', party: 'assignees' } as const;

/** Who must do what now, most pressing first; empty once the submission is finished. */
export function requiredActions(facts: AdvanceFacts, people: People): RequiredAction[] {
  if (facts.submission.status === 'finished') return [];
  const actor: Party = facts.step.external ? 'applicants' : 'assignees';
  const found = obstacles(facts)
    // whoever asked for changes waits for them, and a rejection for nobody's review
    .filter((kind) => kind !== 'reviews' || (facts.awaitedReviews > 0 && !facts.isRejected))
    .flatMap((kind) => (kind === 'halted' && facts.isRejected ? rejected : (remedies[kind] ?? [])));
  const needed = found.length > 0 ? found : [{ solution: 'advance' as const, party: actor }];
  return needed.map(({ solution, party }) => {
    const named = party === 'actor' ? actor : party;
    return { solution, party: named, userIds: people[named] };
  });
}
