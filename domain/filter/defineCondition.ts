import type { z } from 'zod';
import type { AnswerFilter } from '#domain/form/fields/FieldKind.ts';

export const filterOperators = ['is', 'isNot', 'between', 'since', 'longerThan', 'lessThan'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** Sources of ids with search-as-you-type. */
export const choiceSources = ['tags', 'applicants', 'assignees', 'imports', 'outputKinds'] as const;
export type ChoiceSource = (typeof choiceSources)[number];

/** What the ids in a condition refer to. Steps and options are chosen within their form, and forms are few. */
export type ConditionSource = ChoiceSource | 'forms' | 'steps' | 'options';

/** The input for a condition's value. */
export type ConditionInput =
  /** takes no value: the condition's value is always true */
  | { readonly kind: 'none' }
  /** for programs: shown if an address or saved filter has it, but not edited */
  | { readonly kind: 'instant' }
  /** one of these words, or one id of `others` */
  | { readonly kind: 'word'; readonly choices: readonly string[]; readonly others: ConditionSource | null }
  | { readonly kind: 'ids'; readonly source: ConditionSource }
  | { readonly kind: 'duration' | 'days' | 'text' | 'numbers' };

/** Groups of conditions in the order they are offered. */
export const offeredGroups = {
  submission: ['submission', 'people', 'days', 'form'],
  output: ['output', 'origin', 'days'],
} as const;

type Groups = typeof offeredGroups;
export type ConditionGroup = Groups[keyof Groups][number];

/** The statuses of list rows. An imported record is neither active nor halted. */
export type RowStatus = 'active' | 'halted' | 'completed' | 'imported';

/** The facts that don't depend on the list. */
interface SharedFacts<
  Operator extends FilterOperator = FilterOperator,
  Value extends z.ZodType = z.ZodType,
  Input extends ConditionInput = ConditionInput,
> {
  /** the first one is the default */
  readonly operators: readonly Operator[];
  /** parses the value */
  readonly value: Value;
  readonly input: Input;
}

interface OfferedFacts<Group extends ConditionGroup> {
  /** where people find it; null for conditions only programs use */
  readonly offered: { readonly group: Group; readonly position: number } | null;
}

interface StatusFacts<Operator, Value extends z.ZodType> {
  /** the statuses of rows it can hold for, so that conditions which exclude each other are found */
  readonly holdsFor: (condition: {
    readonly operator: Operator;
    readonly value: z.infer<Value>;
  }) => readonly RowStatus[];
}

/** A condition as every reader of the tables sees it. */
export interface ConditionFacts extends SharedFacts, OfferedFacts<ConditionGroup> {
  /** for conditions on the answers to one question, how they compare answers */
  readonly answers: AnswerFilter | null;
}

export const defineSubmissionCondition = <
  const Operator extends FilterOperator,
  Value extends z.ZodType,
  const Input extends ConditionInput,
>(
  facts: SharedFacts<Operator, Value, Input> &
    OfferedFacts<Groups['submission'][number]> &
    StatusFacts<Operator, Value>,
) => ({ ...facts, answers: null });

export const defineOutputCondition = <
  const Operator extends FilterOperator,
  Value extends z.ZodType,
  const Input extends ConditionInput,
>(
  facts: SharedFacts<Operator, Value, Input> & OfferedFacts<Groups['output'][number]>,
) => ({ ...facts, answers: null });
