// an option that is new is also shown by those who show all of them
/* oxlint-disable relay/unused-fields */
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OptionRow_option$key } from '#web/__generated__/OptionRow_option.graphql.ts';
import { optionsWords } from '#web/messages/templateEditor.ts';
import { focusSoon } from '#web/parts/template/focusSoon.ts';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { useDeleteOption } from '#web/screens/Templates/Edit/useDeleteOption.ts';
import { useUpdateOption } from '#web/screens/Templates/Edit/useUpdateOption.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface OptionRowProps {
  readonly option: OptionRow_option$key;
  readonly place: number;
  readonly handle: ReactNode;
  readonly fieldId: string;
}

export function OptionRow({ option, place, handle, fieldId }: OptionRowProps): ReactElement {
  const { id, name } = useFragment(
    graphql`
      fragment OptionRow_option on MultipleChoiceOption {
        id
        identity
        name
        position
        isDefault
      }
    `,
    option,
  );
  const [updateOption] = useUpdateOption();
  const [deleteOption] = useDeleteOption();
  const saving = useSaving();
  const remove = async (): Promise<void> => {
    if (await saving(() => deleteOption({ input: { optionId: id } }))) focusSoon(`add-option-${fieldId}`);
  };
  return (
    <div className={styles.option}>
      {handle}
      <SavedText
        id={`name-${id}`}
        label={optionsWords.name(place)}
        value={name}
        save={(value, seen) => updateOption({ input: { optionId: id, name: value, seen: { name: seen } } })}
        isSpellChecked
        maxLength={500}
      />
      <Button look="quiet" icon="trash" label={optionsWords.delete(name)} onPress={() => void remove()} />
    </div>
  );
}
