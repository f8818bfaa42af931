import { useState, type ReactElement } from 'react';
import { conditionWords, filterWords } from '#messages/lists/filterWords.ts';
import { ChoicePicker, type ConditionChoice } from '#web/lists/filter/ChoicePicker.tsx';
import { conditionInputOf, newConditionDraft } from '#web/lists/filter/conditionDraft.ts';
import type { ConditionValueProps } from '#web/lists/filter/ConditionValueProps.ts';
import { FilterLoadingFailure } from '#web/lists/filter/FilterLoadingFailure.tsx';
import { QuestionPicker } from '#web/lists/filter/QuestionPicker.tsx';
import { RangeInputs } from '#web/lists/filter/RangeInputs.tsx';
import { useFilterForms } from '#web/lists/filter/useFilterForms.ts';
import { findField, useFormSteps } from '#web/lists/filter/useFormSteps.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Picks a form's steps, or one of its questions with an answer. */
export function FormConditionInputs(props: ConditionValueProps): ReactElement {
  const { id, draft, names, errors, onChange, children } = props;
  const named = [draft.question?.identity, ...draft.ids].flatMap((one) => (one && names.get(one)?.formId) || []);
  const [formId, setFormId] = useState(named[0] ?? '');
  const { forms, ...formState } = useFilterForms(true);
  const { steps, ...stepState } = useFormSteps(formId || null);
  const failed = [formState, stepState].find(({ hasFailed }) => hasFailed);
  const isAnswer = draft.subject === 'answer';
  return (
    <>
      <Select
        id={`${id}${isAnswer && formId === '' ? 'question' : 'form'}`}
        name="form"
        label={filterWords.form}
        hint={formState.isLoading || stepState.isLoading ? filterWords.looking : undefined}
        error={formId === '' ? (errors.question ?? errors.value ?? null) : null}
        value={formId}
        options={[
          { value: '', label: filterWords.choose },
          ...forms.map(({ id: value, name }) => ({ value, label: name })),
        ]}
        onChange={(value) => {
          setFormId(value);
          onChange({ ...newConditionDraft(draft.subject), operator: draft.operator });
        }}
      />
      {failed && <FilterLoadingFailure text={filterWords.formsFailed} again={failed.refetch} />}
      {formId !== '' && steps.length > 0 && isAnswer && (
        <QuestionPicker
          key={formId}
          id={id}
          steps={steps}
          question={draft.question}
          error={errors.question ?? null}
          onAsk={(question) => onChange(newConditionDraft('answer', question))}
        />
      )}
      {formId !== '' && draft.subject !== 'answer' && draft.subject !== '' && (
        <Parts
          {...props}
          label={conditionWords[draft.subject]}
          parts={steps.map(({ identity, name }) => ({ id: identity, name: name ?? filterWords.unknown, hint: null }))}
        />
      )}
      {isAnswer && draft.question && children}
      {isAnswer && (
        <AnswerValue {...props} options={optionsOf(draft.question && findField(steps, draft.question.identity))} />
      )}
    </>
  );
}

const optionsOf = (field: ReturnType<typeof findField>): readonly ConditionChoice[] =>
  (field?.options ?? []).map(({ identity, name }) => ({ id: identity, name, hint: null }));

interface AnswerValueProps extends ConditionValueProps {
  readonly options: readonly ConditionChoice[];
}

function AnswerValue(props: AnswerValueProps): ReactElement | null {
  const { id, draft, errors, onChange, options } = props;
  switch (conditionInputOf(draft).kind) {
    case 'ids':
      return <Parts {...props} label={filterWords.options} parts={options} />;
    case 'days':
      return <RangeInputs {...props} type="date" />;
    case 'numbers':
      return <RangeInputs {...props} type="text" />;
    case 'text':
      return (
        <TextField
          id={`${id}value`}
          name="value"
          label={filterWords.text}
          hint={filterWords.textHint}
          error={errors.value ?? null}
          maxLength={200}
          value={draft.text}
          onChange={(text) => onChange({ ...draft, text })}
        />
      );
    case 'none':
    case 'instant':
    case 'word':
    case 'duration':
      return null;
  }
}

interface PartsProps extends ConditionValueProps {
  readonly label: string;
  readonly parts: readonly ConditionChoice[];
}

function Parts({ id, draft, names, errors, onChange, label, parts }: PartsProps): ReactElement {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const known = (one: string): ConditionChoice =>
    parts.find((part) => part.id === one) ?? {
      ...{ id: one, hint: null, name: names.get(one)?.name ?? filterWords.unknown },
    };
  return (
    <ChoicePicker
      id={`${id}value`}
      label={label}
      hint={filterWords.type}
      error={errors.value ?? null}
      chosen={draft.ids.map(known)}
      options={parts.filter(({ name }) => name.toLowerCase().includes(wanted))}
      typed={typed}
      onType={setTyped}
      onChange={(chosen) => onChange({ ...draft, ids: chosen.map((one) => one.id) })}
    />
  );
}
