import { useId, useState, type ReactElement } from 'react';
import { manyOptionsWords as words } from '#messages/form/optionsWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteOptions } from '#web/screens/Templates/Edit/useDeleteOptions.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { flash } from '#web/ui/flashes.ts';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/screens/Templates/Edit/EditScreen.module.css';

interface DeleteSeveralOptionsProps {
  readonly fieldId: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Deletes the checked options together, or none of them. */
export function DeleteManyOptions({ fieldId, options, onClose }: DeleteSeveralOptionsProps): ReactElement {
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // skips options that someone else has deleted in the meantime
  const chosen = options.filter((option) => ticked.has(option.id)).map((option) => option.id);
  const [deleteOptions] = useDeleteOptions();
  const deleting = useAction(
    () =>
      deleteOptions({
        input: chosen.length === options.length ? { fieldId, everything: true } : { fieldId, optionIds: chosen },
      }),
    () => {
      flash(words.deleted(chosen.length));
      onClose();
    },
  );
  const tick = (optionId: string, isTicked: boolean): void => {
    const others = [...ticked].filter((other) => other !== optionId);
    setTicked(new Set(isTicked ? [...others, optionId] : others));
  };
  return (
    <Dialog title={words.deleteTitle} isOpen onClose={onClose}>
      <FieldGroup id={id} label={words.deleteWhich}>
        <Checkbox
          id={`${id}-all`}
          name="all"
          label={words.all}
          value={options.length > 0 && chosen.length === options.length}
          onChange={(isTicked) => setTicked(new Set(isTicked ? options.map((option) => option.id) : []))}
        />
        <div className={styles.ticks}>
          {options.map((option) => (
            <Checkbox
              key={option.id}
              id={`${id}-${option.id}`}
              name={option.id}
              label={option.name}
              value={ticked.has(option.id)}
              onChange={(isTicked) => tick(option.id, isTicked)}
            />
          ))}
        </div>
      </FieldGroup>
      <Refusal sentence={deleting.refusal} />
      <FormActions>
        <Button
          variant="danger"
          isPending={deleting.pending !== null}
          blockedBecause={chosen.length === 0 ? words.chooseFirst : null}
          isReasonShown={false}
          onPress={() => deleting.run(fieldId)}
        >
          {words.deleteThese(chosen.length)}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {uiWords.cancel}
        </Button>
      </FormActions>
    </Dialog>
  );
}
