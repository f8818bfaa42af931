import type { ReactElement, ReactNode } from 'react';
import type { PickerWords } from '#web/parts/team/PickerWords.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/team/FoundPeople.module.css';

export interface FoundRowButton {
  readonly name: string;
  readonly words: PickerWords;
  readonly isPending: boolean;
  readonly isPresent: boolean;
  readonly onAdd: () => void;
}

interface FoundRowProps extends FoundRowButton {
  readonly detail: string;
  readonly children: ReactNode;
}

/** A person or role that was found, with a button to add them. */
export function FoundRow({ name, words, detail, isPending, isPresent, onAdd, children }: FoundRowProps): ReactElement {
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span className={styles.name}>{children}</span>
        <span className={styles.email}>{detail}</span>
      </span>
      <Button
        icon="plus"
        label={words.addNamed(name)}
        isPending={isPending}
        blockedBecause={isPresent ? words.already : null}
        onPress={onAdd}
      >
        {words.add}
      </Button>
    </li>
  );
}
