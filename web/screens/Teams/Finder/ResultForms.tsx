import type { ReactElement } from 'react';
import { moved } from '#domain/finder/editFinder.ts';
import { finderLimits as limits, type FinderForm } from '#domain/finder/Finder.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { fieldIdOf, focusSoon, type FinderEditing } from '#web/screens/Teams/Finder/FinderEditing.ts';
import { formOptions } from '#web/screens/Teams/Finder/formOptions.ts';
import { PartActions } from '#web/screens/Teams/Finder/PartActions.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface ResultFormsProps {
  readonly editing: FinderEditing;
  readonly forms: readonly FinderForm[];
  readonly path: string;
  readonly onChange: (edit: (forms: readonly FinderForm[]) => readonly FinderForm[]) => void;
}

/** The forms of a result, each with the reason why people need it. */
export function ResultForms({ editing, forms, path, onChange }: ResultFormsProps): ReactElement {
  const chosen = forms.map(({ formId }) => formId);
  const nameOf = (id: string): string => editing.forms.find((form) => form.id === id)?.name ?? '';
  const idOf = (formId: string): string => fieldIdOf(`${path}.forms.${formId}`);
  const addId = fieldIdOf(`${path}.forms`);
  const left = formOptions(editing.forms, chosen, null);
  const remove = (form: FinderForm, at: number): void => {
    onChange((list) => list.filter(({ formId }) => formId !== form.formId));
    focusSoon(addId);
    flash(words.removed(nameOf(form.formId)), 'success', {
      label: words.undo,
      run: () => onChange((list) => list.toSpliced(at, 0, form)),
    });
  };
  return (
    <fieldset className={styles.answers}>
      <legend>{words.forms}</legend>
      <ol className={styles.rows}>
        {forms.map((form, at) => (
          <li key={form.formId} className={styles.form} aria-label={nameOf(form.formId)}>
            <div className={styles.partTitle}>
              <strong id={idOf(form.formId)} tabIndex={-1}>
                {nameOf(form.formId)}
              </strong>
              <PartActions
                name={words.form(at + 1)}
                isFirst={at === 0}
                isLast={at === forms.length - 1}
                onMove={(by) => {
                  onChange((list) => moved(list, at, by));
                  focusSoon(idOf(form.formId));
                }}
                onRemove={() => remove(form, at)}
              />
            </div>
            <TextArea
              id={fieldIdOf(`${path}.forms.${form.formId}.reason`)}
              name={`${path}.forms.${form.formId}.reason`}
              label={words.reason}
              value={form.reason}
              rows={2}
              maxLength={limits.reason}
              onChange={(reason) =>
                onChange((list) => list.map((each) => (each.formId === form.formId ? { ...each, reason } : each)))
              }
            />
          </li>
        ))}
      </ol>
      {editing.forms.length === 0 && <p className={styles.lead}>{words.noForms}</p>}
      {forms.length < limits.forms && left.length > 0 && (
        <Select
          id={addId}
          name={`${path}.forms`}
          label={words.addForm}
          value=""
          options={[{ value: '', label: words.chooseForm }, ...left]}
          onChange={(formId) => {
            if (formId === '') return;
            onChange((list) => [...list, { formId, reason: '' }]);
            focusSoon(fieldIdOf(`${path}.forms.${formId}.reason`));
          }}
        />
      )}
    </fieldset>
  );
}
