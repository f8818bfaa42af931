import type { SubmissionCondition, SubmissionFilter } from '#domain/filter/filter.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';

type Standing = 'active' | 'halted' | 'completed' | 'imported';

const all = ['active', 'halted', 'completed', 'imported'] as const;
/** At a step and waiting for someone. */
const open = ['active', 'halted'] as const;
/** Imported records count as completed. */
const over = ['completed', 'imported'] as const;
const launched = ['active', 'halted', 'completed'] as const;

const ofCompletion = { all, active: ['active'], halted: ['halted'], completed: over } as const;
const ofImport: Readonly<Record<string, readonly Standing[]>> = { all, notImported: launched };

type Field = SubmissionCondition['field'];
type Standings<F extends Field> = (condition: Extract<SubmissionCondition, { field: F }>) => readonly Standing[];

const openWhereIs = ({ operator }: { readonly operator: 'is' | 'isNot' }): readonly Standing[] =>
  operator === 'is' ? open : all;

/** The states in which a condition can hold, if it restricts them. */
const standings: { readonly [F in Field]?: Standings<F> } = {
  assignedToMe: () => open,
  completion: ({ value }) => ofCompletion[value],
  import: ({ value }) => ownValue(ofImport, value) ?? ['imported'],
  currentStep: openWhereIs,
  currentStepTime: () => open,
  assignees: openWhereIs,
  finishedAt: () => over,
};

function standingsOf(condition: SubmissionCondition): readonly Standing[] {
  const told = standings[condition.field] as Standings<Field> | undefined;
  return told?.(condition) ?? all;
}

export type ConflictingConditions = readonly [SubmissionCondition, SubmissionCondition];

/** The first two conditions that can never both hold. */
export function conflictingConditions(filter: SubmissionFilter): ConflictingConditions | null {
  for (const [at, one] of filter.entries()) {
    const wanted = standingsOf(one);
    const other = filter.slice(at + 1).find((each) => !standingsOf(each).some((own) => wanted.includes(own)));
    if (other) return [one, other];
  }
  return null;
}
