// Fields are read by the option list, so that a new option is complete.
/* oxlint-disable relay/unused-fields */
import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { pastedOptions } from '#domain/template/pastedOptions.ts';
import type { ImportedOption } from '#domain/template/readOptionsFile.ts';
import { optionsWords } from '#messages/form/optionsWords.ts';
import type { OptionRow_option$key } from '#web/__generated__/OptionRow_option.graphql.ts';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { SavedText } from '#web/parts/template/SavedText.tsx';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { useDeleteOption } from '#web/screens/Templates/Edit/useDeleteOption.ts';
import { useUpdateOption } from '#web/screens/Templates/Edit/useUpdateOption.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface OptionRowProps {
  readonly option: OptionRow_option$key;
  readonly place: number;
  readonly handle: ReactNode;
  readonly fieldId: string;
  readonly hasNumber: boolean;
  /** adds the next option */
  readonly onEnter: () => void;
  /** adds pasted lines as further options */
  readonly onLines: (lines: readonly ImportedOption[]) => void;
}

/** Out of the valid range, so that validation rejects it. */
const noNumber = 1e300;

export function OptionRow(props: OptionRowProps): ReactElement {
  const { option, place, handle, fieldId, hasNumber, onEnter, onLines } = props;
  const { id, name, numericValue } = useFragment(
    graphql`
      fragment OptionRow_option on MultipleChoiceOption {
        id
        identity
        name
        numericValue
        position
        isDefault
      }
    `,
    option,
  );
  const [updateOption] = useUpdateOption();
  const [deleteOption] = useDeleteOption();
  const saving = useTrackedSave();
  const remove = async (): Promise<void> => {
    if (await saving(() => deleteOption({ input: { optionId: id } }))) focusWhenReady(`add-option-${fieldId}`);
  };
  const paste = (text: string, isWhole: boolean): string | boolean => {
    const lines = pastedOptions(text);
    const [first] = lines;
    if (!first || lines.length < 2) return false;
    // If the paste replaced the whole name, its first line renames this option and is not added.
    onLines(isWhole ? lines.slice(1) : lines);
    if (!isWhole) return true;
    const { numericValue: number } = first;
    if (number !== null) void saving(() => updateOption({ input: { optionId: id, numericValue: number } }));
    return first.name;
  };
  return (
    <div className={styles.option} data-counted={hasNumber || undefined}>
      {handle}
      <SavedText
        id={`name-${id}`}
        label={optionsWords.name(place)}
        value={name}
        save={(value, seen) => updateOption({ input: { optionId: id, name: value, seen: { name: seen } } })}
        isSpellChecked
        maxLength={500}
        onEnter={onEnter}
        onPasteText={paste}
      />
      {hasNumber && (
        <SavedText
          label={optionsWords.number(place)}
          value={numericValue === null || numericValue === undefined ? '' : String(numericValue)}
          inputMode="decimal"
          isOptional
          save={(text) => {
            const number = Number(text.trim());
            const counted = text.trim() === '' ? null : number;
            return updateOption({ input: { optionId: id, numericValue: Number.isNaN(number) ? noNumber : counted } });
          }}
          maxLength={20}
          onEnter={onEnter}
        />
      )}
      <Button variant="quiet" icon="trash" label={optionsWords.delete(name)} onPress={() => void remove()} />
    </div>
  );
}
