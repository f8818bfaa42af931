import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { ImportedOption } from '#domain/template/readOptionsFile.ts';
import { manyOptionsWords, optionsWords } from '#messages/form/optionsWords.ts';
import type { OptionList_field$key } from '#web/__generated__/OptionList_field.graphql.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { AddManyOptions } from '#web/screens/Templates/Edit/AddManyOptions.tsx';
import { DeleteManyOptions } from '#web/screens/Templates/Edit/DeleteManyOptions.tsx';
import { OptionRow } from '#web/screens/Templates/Edit/OptionRow.tsx';
import { useAddOptions } from '#web/screens/Templates/Edit/useAddOptions.ts';
import { useChooseDefaultOption } from '#web/screens/Templates/Edit/useChooseDefaultOption.ts';
import { useReorderOption } from '#web/screens/Templates/Edit/useReorderOption.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface OptionListProps {
  readonly field: OptionList_field$key;
}

export function OptionList({ field }: OptionListProps): ReactElement {
  const { id, dataType, options } = useFragment(
    graphql`
      fragment OptionList_field on Field {
        id
        dataType
        options {
          id
          name
          numericValue
          isDefault
          ...OptionRow_option
        }
      }
    `,
    field,
  );
  const [chooseDefault] = useChooseDefaultOption();
  const [reorderOption] = useReorderOption();
  const saving = useTrackedSave();
  const chosen = options.find(({ isDefault }) => isDefault);
  const [openDialog, ask] = useState<'add' | 'delete' | null>(null);
  const isCounted = options.some(({ numericValue }) => numericValue !== null && numericValue !== undefined);
  const [wantsNumbers, wantNumbers] = useState(isCounted);
  const { addOne, addLines } = useAddOptions(id);
  const add = (position?: number): void => void addOne(options.length, position);
  const paste = async (lines: readonly ImportedOption[], position: number): Promise<void> => {
    if (!(await addLines(lines, position))) return;
    if (lines.some(({ numericValue }) => numericValue !== null)) wantNumbers(true);
    flash(optionsWords.added(lines.length));
  };
  return (
    <FieldGroup id={`options-${id}`} label={optionsWords.title}>
      <div className={styles.options}>
        <DragList
          label={optionsWords.title}
          items={options.map((option, place) => ({
            id: option.id,
            name: option.name,
            content: (handle) => (
              <OptionRow
                option={option}
                place={place + 1}
                handle={handle}
                fieldId={id}
                hasNumber={wantsNumbers || isCounted}
                onEnter={() => add(place + 1)}
                onLines={(lines) => void paste(lines, place + 1)}
              />
            ),
          }))}
          onMove={(optionId, position) => saving(() => reorderOption({ input: { optionId, position } }))}
        />
        <div className={styles.tools}>
          <Button id={`add-option-${id}`} icon="plus" onPress={() => add()}>
            {optionsWords.add}
          </Button>
          <Button variant="quiet" icon="list" onPress={() => ask('add')}>
            {manyOptionsWords.add}
          </Button>
          {options.length > 1 && (
            <Button variant="quiet" icon="trash" onPress={() => ask('delete')}>
              {manyOptionsWords.delete}
            </Button>
          )}
        </div>
        {options.length > 0 && !isCounted && (
          <Checkbox
            id={`numbers-${id}`}
            name="numbers"
            label={optionsWords.showNumbers}
            hint={optionsWords.showNumbersHint}
            value={wantsNumbers}
            onChange={wantNumbers}
          />
        )}
        {kinds[dataType].options?.hasDefault && (
          <SavedSelect
            label={optionsWords.makeDefault}
            value={chosen?.id ?? ''}
            options={[
              { value: '', label: optionsWords.none },
              ...options.map((option) => ({ value: option.id, label: option.name })),
            ]}
            save={async (value) => {
              const optionId = value || chosen?.id || '';
              const outcome = await chooseDefault({ input: { optionId, isDefault: value !== '' } });
              if (outcome.kind === 'done') {
                flash(value === '' ? optionsWords.defaultCleared : optionsWords.defaultUpdated);
              }
              return outcome;
            }}
          />
        )}
      </div>
      {openDialog === 'add' && <AddManyOptions fieldId={id} onClose={() => ask(null)} />}
      {openDialog === 'delete' && <DeleteManyOptions fieldId={id} options={options} onClose={() => ask(null)} />}
    </FieldGroup>
  );
}
