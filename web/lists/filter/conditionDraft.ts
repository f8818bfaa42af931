import type { AnswerCondition } from '#domain/filter/answerConditionOf.ts';
import { defaultStepTime, specificChoice } from '#domain/filter/conditions.ts';
import type { ConditionInput, FilterOperator } from '#domain/filter/defineCondition.ts';
import { conditionFacts, parseFilter, type FilterCondition, type FilterKind } from '#domain/filter/filter.ts';
import type { TimeUnit } from '#domain/kernel/durations.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import type { ConditionSubject } from '#web/lists/filter/conditionSubjects.ts';

/** The question whose answers are filtered. */
export interface ConditionField {
  readonly identity: string;
  readonly as: AnswerCondition;
  /** phone numbers are matched by digits */
  readonly isPhone: boolean;
}

/** A condition being edited, with inputs as typed. */
export interface ConditionDraft {
  readonly subject: ConditionSubject | '';
  readonly operator: FilterOperator;
  readonly word: string;
  readonly ids: readonly string[];
  readonly amount: string;
  readonly unit: TimeUnit;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly question: ConditionField | null;
}

export type ConditionDraftErrors = Readonly<Partial<Record<'subject' | 'question' | 'value' | 'from' | 'to', string>>>;
type Judged = { readonly condition: FilterCondition } | { readonly errors: ConditionDraftErrors };

const blank: ConditionDraft = {
  subject: '',
  operator: 'is',
  word: '',
  ids: [],
  amount: String(defaultStepTime.value),
  unit: defaultStepTime.unit,
  from: '',
  to: '',
  text: '',
  question: null,
};

/** Defaults once a subject is chosen; for an answer, once the question is chosen. */
export function newConditionDraft(
  subject: ConditionSubject | '',
  question: ConditionField | null = null,
): ConditionDraft {
  const field = subject === 'answer' ? question?.as : subject;
  if (!field) return { ...blank, subject, question };
  const { operators, input } = conditionFacts[field];
  const [operator = blank.operator] = operators;
  // 'all' is not a condition, so select the first real one.
  const [, word = blank.word] = input.kind === 'word' ? input.choices : [];
  return { ...blank, subject, operator, question, word };
}

export function conditionInputOf({ subject, question }: ConditionDraft): ConditionInput {
  const field = subject === 'answer' ? question?.as : subject;
  return field ? conditionFacts[field].input : { kind: 'none' };
}

const isAnswer = (condition: FilterCondition): condition is Extract<FilterCondition, { identity: string }> =>
  'identity' in condition;

export function toConditionDraft(condition: FilterCondition): ConditionDraft {
  const question = isAnswer(condition) ? { identity: condition.identity, as: condition.field, isPhone: false } : null;
  const subject = isAnswer(condition) ? 'answer' : condition.field;
  const draft: ConditionDraft = { ...newConditionDraft(subject, question), operator: condition.operator };
  const { value } = condition;
  if (Array.isArray(value)) return { ...draft, ids: value };
  if (typeof value === 'boolean') return draft;
  if (typeof value === 'object') {
    if ('unit' in value) return { ...draft, amount: String(value.value), unit: value.unit };
    if ('from' in value) return { ...draft, from: String(value.from ?? ''), to: String(value.to ?? '') };
    return draft;
  }
  const { input } = conditionFacts[condition.field];
  if (input.kind === 'text') return { ...draft, text: value };
  if (input.kind === 'word' && input.choices.includes(value)) return { ...draft, word: value };
  return { ...draft, word: specificChoice, ids: [value] };
}

/** The condition, or its errors by input. */
export function validateConditionDraft(kind: FilterKind, draft: ConditionDraft): Judged {
  const { subject, question } = draft;
  if (subject === '') return { errors: { subject: filterWords.missingWhat } };
  if (subject === 'answer' && !question) return { errors: { question: filterWords.missingField } };
  const errors = mistakesIn(draft);
  if (Object.keys(errors).length > 0) return { errors };
  const field = subject === 'answer' ? (question as ConditionField).as : subject;
  const condition = {
    field,
    ...(question && subject === 'answer' ? { identity: question.identity } : {}),
    operator: draft.operator,
    value: valueOf(draft),
  };
  const parsed = parseFilter(kind, [condition]);
  const [only] = parsed.ok ? parsed.value : [];
  // A value that filters nothing, such as 'all', is still a valid choice.
  if (parsed.ok) return { condition: only ?? (condition as FilterCondition) };
  return { errors: { value: filterWords.failed } };
}

function mistakesIn(draft: ConditionDraft): ConditionDraftErrors {
  const { word, ids, amount, from, to, text } = draft;
  const hasNoEnd = from === '' && to === '';
  switch (conditionInputOf(draft).kind) {
    case 'ids':
      return ids.length === 0 ? { value: filterWords.missingChoice } : {};
    case 'word':
      return word === specificChoice && ids.length === 0 ? { value: filterWords.missingChoice } : {};
    case 'text':
      return textOf(draft) === '' || text.length > 200 ? { value: filterWords.missingText } : {};
    case 'duration':
      return /^\d{1,6}$/.test(amount.trim()) && Number(amount) >= 1 && Number(amount) <= 100_000
        ? {}
        : { value: filterWords.notLength };
    case 'days':
      if (hasNoEnd) return { from: filterWords.missingEnd };
      return from !== '' && to !== '' && from > to ? { to: filterWords.wrongOrder } : {};
    case 'numbers': {
      if (hasNoEnd) return { from: filterWords.missingEnd };
      const errors = {
        ...(numberIn(from) === undefined ? { from: filterWords.notNumber } : {}),
        ...(numberIn(to) === undefined ? { to: filterWords.notNumber } : {}),
      };
      const [least, most] = [numberIn(from), numberIn(to)];
      return typeof least === 'number' && typeof most === 'number' && least > most
        ? { to: filterWords.wrongOrder }
        : errors;
    }
    case 'none':
    case 'instant':
      return {};
  }
}

function valueOf(draft: ConditionDraft): unknown {
  const { word, ids, amount, unit, from, to } = draft;
  switch (conditionInputOf(draft).kind) {
    case 'ids':
      return ids;
    case 'word':
      return word === specificChoice ? ids[0] : word;
    case 'text':
      return textOf(draft);
    case 'duration':
      return { value: Number(amount), unit };
    case 'days':
      return { from: from || null, to: to || null };
    case 'numbers':
      return { from: numberIn(from) ?? null, to: numberIn(to) ?? null };
    case 'none':
    case 'instant':
      return true;
  }
}

const textOf = ({ text, question }: ConditionDraft): string =>
  question?.isPhone ? text.replaceAll(/\D/g, '') : text.trim();

/** null if empty, undefined if not a number. Accepts thousands separators. */
function numberIn(typed: string): number | null | undefined {
  const text = typed.trim().replaceAll(',', '');
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}
