import type { SubmissionCondition } from '#domain/filter/filter.ts';
import type { AnswerFilter } from '#domain/form/fields/FieldKind.ts';
import { isDataType, kinds } from '#domain/form/fields/kinds.ts';

export type AnswerCondition = Extract<SubmissionCondition, { identity: string }>['field'];

const conditionOf: Readonly<Record<AnswerFilter, AnswerCondition>> = {
  text: 'answerText',
  options: 'answerOptions',
  number: 'answerNumber',
  date: 'answerDate',
};

/** The filter condition for answers of a type; null for those that can't be filtered by value. */
export function answerConditionOf(dataType: string): AnswerCondition | null {
  const filteredAs = isDataType(dataType) ? kinds[dataType].filteredAs : null;
  return filteredAs && conditionOf[filteredAs];
}
