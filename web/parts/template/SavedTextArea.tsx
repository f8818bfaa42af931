import type { ComponentProps, ReactElement } from 'react';
import { TextConflictChoice } from '#web/parts/template/TextConflictChoice.tsx';
import { useSavedValue } from '#web/parts/template/useSavedValue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { TextArea } from '#web/ui/TextArea.tsx';

interface SavedTextAreaProps extends Pick<ComponentProps<typeof TextArea>, 'hint' | 'maxLength' | 'rows'> {
  readonly label: string;
  /** null if empty */
  readonly value: string | null | undefined;
  readonly save: (value: string | null, seen: string | null) => Promise<Outcome<unknown>>;
}

/** Optional multi-line text that saves itself. */
export function SavedTextArea({ label, value, save, ...looks }: SavedTextAreaProps): ReactElement {
  const { field, conflict } = useSavedValue({
    label,
    value: value ?? '',
    save: (text, seen) => save(text.trim() || null, seen || null),
  });
  return (
    <div>
      <TextArea {...field} {...looks} isOptional />
      {conflict && <TextConflictChoice {...conflict} />}
    </div>
  );
}
