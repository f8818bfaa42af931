import type { SubmissionCondition } from '#domain/filter/filter.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

export type AnswerCondition = Extract<SubmissionCondition, { identity: string }>['field'];

/** The filter condition for answers of each type; null for those that can't be filtered by value. */
const conditionOfKind: Readonly<Record<DataType, AnswerCondition | null>> = {
  string: 'answerText',
  text: 'answerText',
  email: 'answerText',
  integer: 'answerNumber',
  float: 'answerNumber',
  money: 'answerNumber',
  address: 'answerText',
  date_range: 'answerDate',
  date: 'answerDate',
  multiple_choice: 'answerOptions',
  checkboxes: 'answerOptions',
  file: null,
  phone: 'answerText',
  entity: 'answerText',
  url: 'answerText',
};

const isDataType = (text: string): text is DataType => Object.hasOwn(kinds, text);

export const answerConditionOf = (dataType: string): AnswerCondition | null =>
  isDataType(dataType) ? conditionOfKind[dataType] : null;
