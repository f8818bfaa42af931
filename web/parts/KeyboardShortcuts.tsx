import type { ReactElement } from 'react';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from '#web/parts/KeyboardShortcuts.module.css';

interface KeyHelpProps {
  readonly title: string;
  readonly text: string;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  readonly note?: string;
  readonly onClose: () => void;
}

export function KeyboardShortcuts({ title, text, keys, note, onClose }: KeyHelpProps): ReactElement {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p>{text}</p>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </Dialog>
  );
}
