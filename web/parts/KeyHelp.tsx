import type { ReactElement } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Facts } from '#web/ui/Facts.tsx';

interface KeyHelpProps {
  readonly title: string;
  readonly text: string;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  readonly note?: string;
  readonly onClose: () => void;
}

/** Which key does what. */
export function KeyHelp({ title, text, keys, note, onClose }: KeyHelpProps): ReactElement {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>{text}</p>
      <Facts facts={keys.map(([key, meaning]) => [meaning, <kbd key={key}>{key}</kbd>] as const)} />
      {note && <p>{note}</p>}
    </Dialog>
  );
}
