import { expect, it } from 'vitest';
import type { RequiredAction, Solution } from '#domain/submission/responsibility.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';
import { maySeeAmounts, whatNext, type AmountToPay, type NextReader } from '#domain/submission/whatNext.ts';
import { whatNextSentence } from '#messages/submission/whatNextSentence.ts';

interface Reader extends NextReader {
  readonly title: string;
}

const reader = (title: string, id: string, ...relations: readonly string[]): Reader => ({
  title,
  relations: new Set(relations),
  ids: new Set([id]),
});

const readers: readonly Reader[] = [
  reader('applicant', 'jose', 'applicant'),
  reader('reviewer', 'priya', 'reviewer'),
  reader('assigned staff', 'sam', 'staff', 'processor', 'assignee'),
  reader('other staff', 'grace', 'staff', 'processor'),
  reader('staff who only read', 'ruth', 'staff'),
];

interface State {
  readonly title: string;
  readonly status?: SubmissionStatus;
  readonly isHaltedByApplicant?: boolean;
  readonly actions: readonly RequiredAction[];
  readonly step: string | null;
  readonly outputs?: readonly string[];
  readonly amount?: AmountToPay;
  readonly usualMs?: number;
}

const names: Readonly<Record<string, string>> = { jose: 'José Muñoz', priya: 'Priya Shah', sam: 'Sam Carter' };
const by =
  (party: RequiredAction['party'], ...userIds: readonly string[]) =>
  (solution: Solution): RequiredAction[] => [{ solution, party, userIds }];
const applicants = by('applicants', 'jose');
const reviewers = by('reviewers', 'priya');
const assignees = by('assignees', 'sam');
const anyone = by('assignees');
const fee = (step: string | null, title: string, cents?: number, isRest = false): State => ({
  title,
  step,
  actions: applicants('pay'),
  ...(cents === undefined ? {} : { amount: { cents, isRest } }),
});

const states: readonly State[] = [
  { title: 'questions', step: 'Your project', actions: applicants('answer') },
  { title: 'questions, as an instruction', step: 'Tell us about your project', actions: applicants('answer') },
  { title: 'questions, ready to send', step: 'Your project', actions: applicants('advance') },
  { title: 'signature', step: 'Your project', actions: applicants('sign') },
  { title: 'signature, as an instruction', step: 'Sign the application', actions: applicants('sign') },
  fee('Permit fee', 'fee', 12_500),
  fee('Pay the permit fee', 'fee, as an instruction', 12_500),
  fee('Permit fees', 'fees', 12_500),
  fee('HOA fee', 'fee with an abbreviation', 12_500),
  fee('Checkout', 'fee without the word', 12_500),
  fee('Pay for your permit', 'fee without the word, as an instruction', 12_500),
  fee(null, 'fee at an unnamed step', 12_500),
  fee('Permit fee', 'fee, partly paid', 7_500, true),
  fee('Donation', 'fee of any amount'),
  { title: 'fee, paid', step: 'Permit fee', actions: applicants('advance') },
  { title: 'changes requested', step: 'Plan review', actions: applicants('makeChanges') },
  { title: 'additional requests', step: 'Issue the permit', actions: applicants('finishRequirements') },
  { title: 'related submissions', step: 'Issue the permit', actions: applicants('finishSubprocesses') },
  { title: 'review', step: 'Plan review', actions: reviewers('review'), usualMs: 3 * 24 * 3_600_000 },
  { title: 'review, as an instruction', step: 'Review plans', actions: reviewers('review') },
  { title: 'review at a step named after a subject', step: 'Statics', actions: reviewers('review') },
  { title: 'third party not asked yet', step: 'Statics', actions: assignees('requestReview') },
  { title: 'approved answers changed', step: 'Issue the permit', actions: assignees('acceptChanges') },
  { title: 'people to choose', step: 'Assignment', actions: assignees('assign') },
  { title: 'staff questions', step: 'Site visit', actions: assignees('answer') },
  { title: 'staff step', step: 'Inspection', actions: assignees('advance') },
  { title: 'staff step, as an instruction', step: 'Notify the neighbors', actions: assignees('advance') },
  { title: 'staff step of the whole office', step: 'Notify the neighbors', actions: anyone('advance') },
  { title: 'issuing', step: 'Issue the permit', outputs: ['Building permit'], actions: anyone('advance') },
  {
    title: 'issuing, at a step named after it',
    step: 'Issuance',
    outputs: ['Building permit'],
    actions: anyone('advance'),
  },
  {
    title: 'issuing, at another step',
    step: 'Final inspection',
    outputs: ['Building permit'],
    actions: anyone('advance'),
  },
  { title: 'issuing several', step: 'Counter', outputs: ['Letter', 'Permit'], actions: anyone('advance') },
  { title: 'unnamed step', step: null, actions: anyone('advance') },
  { title: 'on hold', status: 'halted', step: 'Plan review', actions: assignees('resume') },
  { title: 'on hold, no one assigned', status: 'halted', step: 'Plan review', actions: anyone('resume') },
  {
    title: 'on hold by the applicant',
    status: 'halted',
    isHaltedByApplicant: true,
    step: null,
    actions: anyone('resume'),
  },
  { title: 'rejected', status: 'halted', step: 'Plan review', actions: assignees('reconsider') },
  { title: 'finished', status: 'finished', step: null, actions: [] },
];

function sentence(state: State, who: Reader): string {
  const {
    status = 'active',
    isHaltedByApplicant = false,
    actions,
    step,
    outputs = [],
    amount = null,
    usualMs = null,
  } = state;
  const next = whatNext({ status, haltedByAdmin: !isHaltedByApplicant, actions, since: null, usualMs }, who);
  const [action] = actions;
  return whatNextSentence({
    ...next,
    names: action?.userIds.map((id) => names[id] ?? '') ?? [],
    office: 'City Hall',
    stepName: step,
    outputNames: outputs,
    amount: next.isViewers && maySeeAmounts(who) ? amount : null,
  });
}

/** Each state with the sentence for each reader. Readers with the same sentence share a line. */
function table(): string {
  const blocks = states.map((state) => {
    const told = Map.groupBy(readers, (who) => sentence(state, who));
    const lines = [...told].map(([text, who]) => {
      const isEveryone = who.length === readers.length;
      return `  ${text}  (${isEveryone ? 'everyone' : who.map(({ title }) => title).join(', ')})`;
    });
    return [`${state.title}${state.step === null ? '' : ` [${state.step}]`}`, ...lines].join('\n');
  });
  return `The sentence for each reader in each state. Read it as a whole after a change.\n\n${blocks.join('\n\n')}\n`;
}

it('matches the committed table', async () => {
  await expect(table()).toMatchFileSnapshot('./whatNext.txt');
});

it('is never the turn of anyone while rejected, on hold, or finished', () => {
  for (const state of states.filter(({ status }) => status !== undefined))
    for (const who of readers) expect(sentence(state, who)).not.toMatch(/your turn|due/i);
});
