import type { ReactElement, ReactNode } from 'react';
import { peoplePickerWords } from '#web/messages/peoplePickerWords.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/team/FoundPeople.module.css';

export interface FoundRowButton {
  readonly name: string;
  readonly isPending: boolean;
  readonly isPresent: boolean;
  readonly onAdd: () => void;
}

interface FoundRowProps extends FoundRowButton {
  readonly detail: string;
  readonly children: ReactNode;
}

/** Somebody who was found, with the button that adds them. */
export function FoundRow({ name, detail, isPending, isPresent, onAdd, children }: FoundRowProps): ReactElement {
  return (
    <li className={styles.person}>
      <span className={styles.who}>
        <span className={styles.name}>{children}</span>
        <span className={styles.email}>{detail}</span>
      </span>
      <Button
        icon="plus"
        label={peoplePickerWords.addNamed(name)}
        isPending={isPending}
        blockedBecause={isPresent ? peoplePickerWords.already : null}
        onPress={onAdd}
      >
        {peoplePickerWords.add}
      </Button>
    </li>
  );
}
