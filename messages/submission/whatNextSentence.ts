import { lazily } from '#domain/kernel/lazily.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { Solution } from '#domain/submission/responsibility.ts';
import type { AmountToPay, NamedNext } from '#domain/submission/whatNext.ts';
import { activityOf, feeOf, inSentence, instructionOf, quoted } from '#messages/submission/stepPhrases.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';

/** What the sentences are made of. */
interface Turn {
  readonly stepName: string | null;
  readonly office: string;
  readonly outputNames: readonly string[];
  readonly amount: AmountToPay | null;
}

interface TurnWords {
  /** for the people whose turn it is */
  readonly own: (turn: Turn) => string;
  /** for everyone else; names may be one or many, as a role's is */
  readonly others: (who: string, turn: Turn) => string;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const yours = (task: string): string => `Your turn: ${task}.`;
const waiting = (who: string, task: string): string => `Waiting for ${who} to ${task}.`;

type Task = (turn: Turn, isOwn: boolean) => string;

/** For a task that both read. */
const said = (task: Task): TurnWords => ({
  own: (turn) => yours(task(turn, true)),
  others: (who, turn) => waiting(who, task(turn, false)),
});

const addressed = /\b(?:you|your|us|our|me|my)\b/i;

/** `issue the permit`, `complete the plan review`, `finish “Your project”` */
const stepTask: Task = ({ stepName, office }, isOwn) => {
  if (!stepName) return 'finish this step';
  const instruction = instructionOf(stepName);
  if (instruction !== null && (isOwn || !addressed.test(instruction))) return instruction;
  const activity = activityOf(stepName, office);
  return activity === null ? `finish ${quoted(stepName)}` : `complete the ${activity}`;
};

/** The same for a step that is ready to be completed, which may issue documents. */
const completion: Task = (turn, isOwn) => {
  const { stepName, office, outputNames } = turn;
  const [name, other] = outputNames;
  if (name === undefined) {
    return stepName && feeOf(stepName, office) ? 'continue to the next step' : stepTask(turn, isOwn);
  }
  const issue = other === undefined ? `issue the ${inSentence(name, office)}` : 'issue the documents';
  if (!stepName || /issu/i.test(stepName)) return stepName && instructionOf(stepName) ? stepTask(turn, isOwn) : issue;
  return `${stepTask(turn, isOwn)} and ${issue}`;
};

/** `the plan review`, `the “Statics” review` */
function reviewOf({ stepName, office }: Turn): string {
  if (!stepName) return 'the review';
  return `the ${activityOf(stepName, office) ?? `${quoted(stepName)} review`}`;
}

const isSignature = /^(?:sign|signatures?)$/i;

const signTask: Task = ({ stepName }) => {
  if (!stepName || isSignature.test(stepName.trim())) return 'sign this submission';
  const instruction = instructionOf(stepName);
  return instruction?.startsWith('sign ') ? instruction : `sign ${quoted(stepName)}`;
};

type Fee = Pick<Turn, 'stepName' | 'office' | 'amount'>;

/** `permit fee`, or `payment` with the step's name, if that says more. */
function feeIn({ stepName, office }: Fee): { readonly what: string; readonly which: string } {
  const fee = stepName ? feeOf(stepName, office) : null;
  const isNamed = !stepName || fee !== null || instructionOf(stepName) !== null;
  return { what: fee ?? 'payment', which: isNamed ? '' : `: ${quoted(stepName)}` };
}

function amountDue(turn: Turn): string {
  const { amount } = turn;
  const { what, which } = feeIn(turn);
  const are = /[^s]s$/.test(what) ? 'are' : 'is';
  if (amount === null) return `Your ${what} ${are} due${which}.`;
  const usd = formatUsd(amount.cents);
  return amount.isRest ? `You still owe ${usd} of your ${what}${which}.` : `Your ${usd} ${what} ${are} due${which}.`;
}

/** `Pay your $125.00 permit fee`: the start of an email's subject. */
export function payTask(fee: Fee): string {
  const { what } = feeIn(fee);
  if (fee.amount === null) return `Pay your ${what}`;
  const usd = formatUsd(fee.amount.cents);
  return fee.amount.isRest ? `Pay the remaining ${usd} of your ${what}` : `Pay your ${usd} ${what}`;
}

const turns: Readonly<Record<Solution, TurnWords>> = {
  answer: said(stepTask),
  assign: said(() => 'choose who works on the next steps'),
  review: {
    own: (turn) => yours((turn.stepName && instructionOf(turn.stepName)) || `complete ${reviewOf(turn)}`),
    others: (who, { stepName, office }) => {
      const activity = stepName ? activityOf(stepName, office) : null;
      // "Waiting for plan review by Plan reviewers" says it twice
      return `Waiting for ${activity === null || /review/i.test(who) ? 'review' : activity} by ${who}.`;
    },
  },
  requestReview: {
    own: (turn) => yours(`ask a third party for ${reviewOf(turn)}`),
    others: (who) => waiting(who, 'ask a third party for a review'),
  },
  makeChanges: said(() => 'make the requested changes'),
  acceptChanges: said(() => 'check the answers that changed after approval'),
  finishRequirements: said(() => 'complete the additional requests'),
  finishSubprocesses: said(() => 'complete the related submissions'),
  sign: said(signTask),
  pay: { own: amountDue, others: (who) => waiting(who, 'pay') },
  resume: said(() => 'resume this submission'),
  reconsider: said(() => 'decide what happens next'),
  advance: said(completion),
};

/** What the reader has to do, as a title: `Issue the permit`. Null if it isn't their turn. */
export function taskTitle(next: NamedNext): string | null {
  const { solution, isViewers } = next;
  if (solution === null || !isViewers) return null;
  if (solution === 'pay') return payTask(next);
  return capitalized(turns[solution].own(next).replace(/^Your turn: |\.$/g, ''));
}

/** `$125.00 permit fee`; null unless the reader has to pay. */
export function dueFee(next: NamedNext): string | null {
  if (next.solution !== 'pay' || !next.isViewers) return null;
  const { what } = feeIn(next);
  return next.amount === null ? what : `${formatUsd(next.amount.cents)} ${what}`;
}

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

/** A duration as people say it. */
export function approximateDuration(ms: number): string {
  if (ms < hourMs) return 'less than an hour';
  const [count, unit] = ms < 1.5 * dayMs ? [Math.round(ms / hourMs), 'hour'] : [Math.round(ms / dayMs), 'day'];
  return `about ${plural(count, unit)}`;
}

const nameList = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));
/** More names would hide what has to be done. */
const mostNames = 3;

function listNames(names: readonly string[]): string {
  const others = names.length - mostNames;
  if (others <= 0) return nameList().format(names);
  return nameList().format([...names.slice(0, mostNames), plural(others, 'other')]);
}

/** On hold, it is no one's turn. The people who can resume it are named to staff who can't. */
function holdSentence({
  solution,
  names,
  office,
  hold,
}: NamedNext & { readonly hold: NonNullable<NamedNext['hold']> }): string {
  const { isByOffice, canResume, isOwn } = hold;
  const resume = canResume ? ' You can resume it.' : '';
  if (solution === 'reconsider')
    return `This submission was not approved.${resume || ` ${capitalized(office)} decides what happens next.`}`;
  const who = isByOffice ? capitalized(office) : 'The applicant';
  const put = isOwn && !isByOffice ? 'This submission is on hold.' : `${who} has put this on hold.`;
  if (resume || isOwn || names.length === 0) return `${put}${resume}`;
  return `${put} ${listNames(names)} can resume it.`;
}

/** Whose turn it is and how long that usually takes, in one or two sentences for one reader. */
export function whatNextSentence(next: NamedNext): string {
  const { solution, party, isViewers, names, office, usualMs, hold } = next;
  if (solution === null) return `${submissionWords.completed}.`;
  if (hold) return holdSentence({ ...next, hold });
  if (isViewers) return turns[solution].own(next);
  const turn = turns[solution].others(names.length === 0 ? office : listNames(names), next);
  // how long applicants take says nothing about this one
  if (usualMs === null || party === 'applicants') return turn;
  return `${turn} This step usually takes ${approximateDuration(usualMs)}.`;
}

/** Who must act and how, for a person who can't continue: specification, runtime 4.2. */
export function blockedSentence({
  solution,
  names,
  stepName,
  isViewers,
}: Pick<NamedNext, 'names' | 'stepName' | 'isViewers'> & { readonly solution: Solution }): string {
  const who = names.length === 0 ? submissionWords.anAdmin : listNames(names);
  const turn = { stepName, office: '', outputNames: [], amount: null };
  return isViewers ? turns[solution].own(turn) : turns[solution].others(who, turn);
}
