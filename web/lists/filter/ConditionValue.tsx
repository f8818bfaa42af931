import { useState, type ReactElement } from 'react';
import { specificChoice } from '#domain/filter/conditions.ts';
import { choiceSources, type ConditionSource } from '#domain/filter/defineCondition.ts';
import { timeUnits } from '#domain/kernel/durations.ts';
import { searchMinLength } from '#domain/kernel/text.ts';
import { choiceWords, conditionWords, filterWords, unitWords } from '#messages/lists/filterWords.ts';
import { ChoicePicker, type ConditionChoice } from '#web/lists/filter/ChoicePicker.tsx';
import { conditionInputOf } from '#web/lists/filter/conditionDraft.ts';
import type { ConditionValueProps } from '#web/lists/filter/ConditionValueProps.ts';
import { FilterLoadingFailure } from '#web/lists/filter/FilterLoadingFailure.tsx';
import { FormConditionInputs } from '#web/lists/filter/FormConditionInputs.tsx';
import { RangeInputs } from '#web/lists/filter/RangeInputs.tsx';
import { useFilterChoices } from '#web/lists/filter/useFilterChoices.ts';
import { useFilterForms } from '#web/lists/filter/useFilterForms.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/lists/filter/Filter.module.css';

const optionsOf = (values: readonly string[], words: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: words[value] ?? value }));

/** The input for the kind of condition. */
export function ConditionValue(props: ConditionValueProps): ReactElement | null {
  const { id, draft, errors, onChange } = props;
  const { subject } = draft;
  if (subject === '') return null;
  if (subject === 'answer') return <FormConditionInputs {...props} />;
  const input = conditionInputOf(draft);
  switch (input.kind) {
    case 'word': {
      const choices = input.others === null ? input.choices : [...input.choices, specificChoice];
      return (
        <>
          <Select
            id={`${id}value`}
            name="value"
            label={conditionWords[subject]}
            value={draft.word}
            options={optionsOf(choices, choiceWords[subject as keyof typeof choiceWords])}
            onChange={(word) => onChange({ ...draft, word, ids: [] })}
          />
          {draft.word === specificChoice && input.others !== null && (
            <Chosen {...props} source={input.others} isSingle />
          )}
        </>
      );
    }
    case 'ids':
      return input.source === 'steps' ? (
        <FormConditionInputs {...props} />
      ) : (
        <Chosen {...props} source={input.source} />
      );
    case 'duration':
      return (
        <div className={styles.pair}>
          <TextField
            id={`${id}value`}
            name="value"
            inputMode="numeric"
            label={filterWords.long}
            error={errors.value ?? null}
            value={draft.amount}
            onChange={(amount) => onChange({ ...draft, amount })}
          />
          <Select
            id={`${id}unit`}
            name="unit"
            label={filterWords.unit}
            value={draft.unit}
            options={optionsOf(timeUnits, unitWords)}
            onChange={(value) => onChange({ ...draft, unit: timeUnits.find((unit) => unit === value) ?? draft.unit })}
          />
        </div>
      );
    case 'days':
      return <RangeInputs {...props} type="date" />;
    case 'text':
      return (
        <TextField
          id={`${id}value`}
          name="value"
          label={conditionWords[subject]}
          hint={filterWords.nameHint}
          error={errors.value ?? null}
          maxLength={200}
          value={draft.text}
          onChange={(text) => onChange({ ...draft, text })}
        />
      );
    case 'none':
    case 'instant':
    case 'numbers':
      return null;
  }
}

interface ChosenProps extends ConditionValueProps {
  readonly source: ConditionSource;
  readonly isSingle?: boolean;
}

/** Forms, people, tags, or an import, found by typing. */
function Chosen({ id, draft, names, errors, onChange, source, isSingle = false }: ChosenProps): ReactElement {
  // Forms are few enough to load all at once.
  const searched = choiceSources.find((one) => one === source) ?? null;
  const [typed, setTyped] = useState('');
  const [met, setMet] = useState<readonly ConditionChoice[]>([]);
  const { forms, ...formState } = useFilterForms(searched === null);
  const { choices, ...choiceState } = useFilterChoices(searched, typed);
  const { hasFailed, refetch } = searched === null ? formState : choiceState;
  const wanted = typed.trim().toLowerCase();
  const options = searched === null ? forms.filter(({ name }) => name.toLowerCase().includes(wanted)) : choices;
  const known = (one: string): ConditionChoice =>
    [...met, ...options].find((choice) => choice.id === one) ?? {
      ...{ id: one, hint: null, name: names.get(one)?.name ?? filterWords.unknown },
    };
  const isShort = source === 'applicants' && wanted.length < searchMinLength;
  return (
    <>
      <ChoicePicker
        id={`${id}value`}
        label={conditionWords[draft.subject as 'forms']}
        hint={source === 'applicants' ? filterWords.applicantHint : filterWords.type}
        error={errors.value ?? null}
        chosen={draft.ids.map(known)}
        options={isShort ? [] : options}
        isSingle={isSingle}
        typed={typed}
        onType={setTyped}
        onChange={(chosen) => {
          setMet([...met, ...chosen]);
          onChange({ ...draft, ids: chosen.map((one) => one.id) });
        }}
      />
      {hasFailed && (
        <FilterLoadingFailure text={searched === null ? filterWords.formsFailed : filterWords.failed} again={refetch} />
      )}
    </>
  );
}
