import type { SubmissionCondition, SubmissionFilter } from '#domain/filter/filter.ts';

type Standing = 'active' | 'halted' | 'completed' | 'imported';

const all = ['active', 'halted', 'completed', 'imported'] as const;
/** What stands at a step, and waits for somebody there. */
const open = ['active', 'halted'] as const;
/** A record of another system counts as completed. */
const over = ['completed', 'imported'] as const;
const launched = ['active', 'halted', 'completed'] as const;

const ofCompletion = { all, active: ['active'], halted: ['halted'], completed: over } as const;
const ofImport: Readonly<Record<string, readonly Standing[]>> = { all, notImported: launched };

/** How rows may stand of which a condition holds. */
function standingsOf(condition: SubmissionCondition): readonly Standing[] {
  switch (condition.field) {
    case 'assignedToMe':
    case 'currentStepTime':
      return open;
    case 'assignees':
    case 'currentStep':
      return condition.operator === 'is' ? open : all;
    case 'finishedAt':
      return over;
    case 'completion':
      return ofCompletion[condition.value];
    case 'import':
      return ofImport[condition.value] ?? ['imported'];
    default:
      return all;
  }
}

export type ContraryConditions = readonly [SubmissionCondition, SubmissionCondition];

/** The first two conditions that never hold of one row, whatever there is. */
export function contraryConditions(filter: SubmissionFilter): ContraryConditions | null {
  for (const [at, one] of filter.entries()) {
    const standings = standingsOf(one);
    const other = filter.slice(at + 1).find((each) => !standingsOf(each).some((own) => standings.includes(own)));
    if (other) return [one, other];
  }
  return null;
}
