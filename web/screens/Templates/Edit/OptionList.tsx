import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { OptionList_field$key } from '#web/__generated__/OptionList_field.graphql.ts';
import { optionsWords } from '#web/messages/templateEditor.ts';
import { focusSoon } from '#web/parts/template/focusSoon.ts';
import { SavedSelect } from '#web/parts/template/SavedChoice.tsx';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { OptionRow } from '#web/screens/Templates/Edit/OptionRow.tsx';
import { useChooseDefaultOption } from '#web/screens/Templates/Edit/useChooseDefaultOption.ts';
import { useCreateOptions } from '#web/screens/Templates/Edit/useCreateOptions.ts';
import { useReorderOption } from '#web/screens/Templates/Edit/useReorderOption.ts';
import { Button } from '#web/ui/Button.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface OptionListProps {
  readonly field: OptionList_field$key;
}

/** What can be chosen, to be named, moved, added and taken away. */
export function OptionList({ field }: OptionListProps): ReactElement {
  const { id, dataType, options } = useFragment(
    graphql`
      fragment OptionList_field on Field {
        id
        dataType
        options {
          id
          name
          isDefault
          ...OptionRow_option
        }
      }
    `,
    field,
  );
  const [createOptions] = useCreateOptions();
  const [chooseDefault] = useChooseDefaultOption();
  const [reorderOption] = useReorderOption();
  const saving = useSaving();
  const chosen = options.find(({ isDefault }) => isDefault);
  const add = async (): Promise<void> => {
    const name = optionsWords.newName(options.length + 1);
    const added = await saving(() => createOptions({ input: { fieldId: id, options: [{ name }] } }));
    const [option] = added?.options ?? [];
    if (option) focusSoon(`name-${option.id}`);
  };
  return (
    <FieldGroup id={`options-${id}`} label={optionsWords.title}>
      <div className={styles.options}>
        <DragList
          label={optionsWords.title}
          items={options.map((option, place) => ({
            id: option.id,
            name: option.name,
            content: (handle) => <OptionRow option={option} place={place + 1} handle={handle} fieldId={id} />,
          }))}
          onMove={(optionId, position) => saving(() => reorderOption({ input: { optionId, position } }))}
        />
        <div>
          <Button id={`add-option-${id}`} icon="plus" onPress={() => void add()}>
            {optionsWords.add}
          </Button>
        </div>
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
    </FieldGroup>
  );
}
