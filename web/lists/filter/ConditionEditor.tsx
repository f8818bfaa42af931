import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { conditionFacts, type FilterCondition, type FilterKind } from '#domain/filter/filter.ts';
import {
  answerConditionLabel,
  conditionGroups,
  conditionWords,
  filterWords,
  comparatorWords,
} from '#messages/lists/filterWords.ts';
import {
  validateConditionDraft,
  newConditionDraft,
  type ConditionDraft,
  type ConditionDraftErrors,
} from '#web/lists/filter/conditionDraft.ts';
import type { ConditionNames } from '#web/lists/filter/conditionLabel.ts';
import { offeredSubjects } from '#web/lists/filter/conditionSubjects.ts';
import { ConditionValue } from '#web/lists/filter/ConditionValue.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/lists/filter/Filter.module.css';

interface ConditionEditorProps {
  readonly kind: FilterKind;
  readonly initial: ConditionDraft;
  readonly names: ConditionNames;
  readonly onApply: (condition: FilterCondition) => void;
  readonly onCancel: () => void;
}

const subjectsOf = (kind: FilterKind) =>
  offeredSubjects(kind).map(([group, fields]) => ({
    label: conditionGroups[group],
    options: fields.map((field) => ({
      value: field,
      label: field === 'answer' ? answerConditionLabel : conditionWords[field],
    })),
  }));

/** One condition: subject, operator, and value, with errors at each. */
export function ConditionEditor({ kind, initial, names, onApply, onCancel }: ConditionEditorProps): ReactElement {
  const id = useId();
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<ConditionDraftErrors>({});
  const isNew = initial.subject === '';
  const field = draft.subject === 'answer' ? draft.question?.as : draft.subject;
  const operators = field ? conditionFacts[field].operators : [];
  const change = (next: ConditionDraft): void => {
    setDraft(next);
    setErrors({});
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // React events bubble through the popup into the form around it.
    event.stopPropagation();
    const judged = validateConditionDraft(kind, draft);
    if ('condition' in judged) return onApply(judged.condition);
    setErrors(judged.errors);
    const [first] = Object.keys(judged.errors);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(`${id}${first}`)}`)?.focus();
  };
  const how = operators.length > 1 && (
    <Select
      id={`${id}operator`}
      name="operator"
      label={filterWords.how}
      value={draft.operator}
      options={operators.map((value) => ({ value, label: comparatorWords[value] }))}
      onChange={(value) => change({ ...draft, operator: operators.find((one) => one === value) ?? draft.operator })}
    />
  );
  return (
    <form className={styles.editor} aria-label={filterWords.bar} noValidate onSubmit={submit}>
      {isNew && (
        <Select
          id={`${id}subject`}
          name="subject"
          label={filterWords.what}
          error={errors.subject ?? null}
          value={draft.subject}
          options={[{ value: '', label: filterWords.choose }, ...subjectsOf(kind)]}
          onChange={(value) =>
            change(
              newConditionDraft(
                offeredSubjects(kind)
                  .flatMap(([, fields]) => fields)
                  .find((one) => one === value) ?? '',
              ),
            )
          }
        />
      )}
      {draft.subject !== 'answer' && how}
      <ConditionValue id={id} key={draft.subject} draft={draft} names={names} errors={errors} onChange={change}>
        {draft.subject === 'answer' && how}
      </ConditionValue>
      <FormActions>
        <Button type="submit" variant="primary">
          {filterWords.apply}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {filterWords.cancel}
        </Button>
      </FormActions>
    </form>
  );
}
