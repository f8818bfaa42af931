import type { ComponentProps, ReactElement } from 'react';
import { TextConflictChoice } from '#web/parts/template/TextConflictChoice.tsx';
import { useSavedValue } from '#web/parts/template/useSavedValue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { TextField } from '#web/ui/TextField.tsx';

type Looks = Pick<
  ComponentProps<typeof TextField>,
  | 'hint'
  | 'type'
  | 'inputMode'
  | 'maxLength'
  | 'isSpellChecked'
  | 'isOptional'
  | 'autoComplete'
  | 'onEnter'
  | 'onPasteText'
  | 'isDisabled'
>;

interface SavedTextProps extends Looks {
  /** target for moving focus */
  readonly id?: string;
  readonly label: string;
  readonly value: string;
  readonly save: (value: string, seen: string) => Promise<Outcome<unknown>>;
}

/** Single-line text that saves itself. */
export function SavedText({ id, label, value, save, ...looks }: SavedTextProps): ReactElement {
  const { field, conflict } = useSavedValue({ label, value, save });
  return (
    <div>
      <TextField {...field} id={id ?? field.id} {...looks} />
      {conflict && <TextConflictChoice {...conflict} />}
    </div>
  );
}
