import type { ReactElement, ReactNode } from 'react';
import { plainTextOf } from '#web/parts/template/plainTextOf.ts';
import { TextConflictChoice } from '#web/parts/template/TextConflictChoice.tsx';
import { useSavedValue } from '#web/parts/template/useSavedValue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RichTextField } from '#web/ui/RichTextField.tsx';

interface SavedRichTextProps {
  /** target for moving focus, with `-text` at its end */
  readonly id?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** HTML; null if empty */
  readonly value: string | null | undefined;
  readonly save: (value: string | null, seen: string | null) => Promise<Outcome<unknown>>;
}

/** Rich text that saves itself. */
export function SavedRichText({ id, label, hint, value, save }: SavedRichTextProps): ReactElement {
  const { field, conflict } = useSavedValue({
    label,
    value: value ?? '',
    save: (html, seen) => save(html || null, seen || null),
  });
  return (
    <div>
      <RichTextField {...field} id={id ?? field.id} hint={hint} isOptional />
      {conflict && <TextConflictChoice {...conflict} theirs={plainTextOf(conflict.theirs)} />}
    </div>
  );
}
