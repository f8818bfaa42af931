import { useState, type ReactElement } from 'react';
import { answerConditionOf } from '#domain/filter/answerConditionOf.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import type { ConditionField } from '#web/lists/filter/conditionDraft.ts';
import { findField, findStepOfField, type FormField, type FormStep } from '#web/lists/filter/useFormSteps.ts';
import { Select, type SelectGroup, type SelectOption } from '#web/ui/Select.tsx';

interface QuestionPickerProps {
  readonly id: string;
  readonly steps: readonly FormStep[];
  readonly question: ConditionField | null;
  readonly error: string | null;
  readonly onAsk: (question: ConditionField | null) => void;
}

const nothing: SelectOption = { value: '', label: filterWords.choose };

/** A form's questions by step, with those from earlier versions last. */
export function QuestionPicker({ id, steps, question, error, onAsk }: QuestionPickerProps): ReactElement {
  const known = question ? findStepOfField(steps, question.identity) : null;
  const [stepId, setStepId] = useState('');
  const step = steps.find(({ identity }) => identity === stepId) ?? known;
  const ask = (identity: string): void => {
    const field = findField(steps, identity);
    const as = field && answerConditionOf(field.dataType);
    onAsk(field && as ? { identity, as, isPhone: field.dataType === 'phone' } : null);
  };
  const fields = (step?.fields ?? []).filter(canBeAsked).map(asOption);
  const legacy = (step?.legacyFields ?? []).filter(canBeAsked).map(asOption);
  return (
    <>
      <Select
        id={`${id}step`}
        name="step"
        label={filterWords.step}
        value={step?.identity ?? ''}
        options={[
          nothing,
          ...steps.filter(({ isLegacy }) => !isLegacy).map(asOption),
          ...grouped(steps.filter(({ isLegacy }) => isLegacy).map(asOption)),
        ]}
        onChange={(identity) => {
          setStepId(identity);
          onAsk(null);
        }}
      />
      {step && (
        <Select
          id={`${id}question`}
          name="question"
          label={filterWords.field}
          hint={fields.length + legacy.length === 0 ? filterWords.noQuestions : undefined}
          error={error}
          value={question && findField([step], question.identity) ? question.identity : ''}
          options={[nothing, ...fields, ...grouped(legacy)]}
          onChange={ask}
        />
      )}
    </>
  );
}

const canBeAsked = ({ dataType }: FormField): boolean => answerConditionOf(dataType) !== null;

const asOption = ({ identity, name }: { readonly identity: string; readonly name?: string | null | undefined }) => ({
  value: identity,
  label: name || filterWords.unknown,
});

const grouped = (options: readonly SelectOption[]): readonly SelectGroup[] =>
  options.length === 0 ? [] : [{ label: filterWords.legacy, options }];
