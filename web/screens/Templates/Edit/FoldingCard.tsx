import { useEffect, useId, useState, type ReactElement, type ReactNode } from 'react';
import { isPartOpen, onPartOpened, rememberPart, type StepPart } from '#web/screens/Templates/Edit/openParts.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Templates/Edit/FoldingCard.module.css';

interface FoldingCardProps {
  readonly part: StepPart;
  readonly title: string;
  /** one line that says what is inside */
  readonly summary: string;
  /** for the part that a type of step is about */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of a step that most steps leave as it is: one line until someone opens it. It stays open on the next step. */
export function FoldingCard({ part, title, summary, startsOpen = false, children }: FoldingCardProps): ReactElement {
  const id = useId();
  const [isOpen, setOpen] = useState(() => startsOpen || isPartOpen(part));
  // what someone types must survive folding
  const [wasOpen, setWasOpen] = useState(isOpen);
  useEffect(
    () =>
      onPartOpened((opened) => {
        if (opened !== part) return;
        setOpen(true);
        setWasOpen(true);
      }),
    [part],
  );
  const toggle = (): void => {
    setOpen(!isOpen);
    setWasOpen(true);
    rememberPart(part, !isOpen);
  };
  return (
    <section className={styles.card} aria-label={title}>
      <h2>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          <span className={styles.title}>{title}</span>
          {!isOpen && <span className={styles.summary}>{summary}</span>}
        </button>
      </h2>
      <div id={id} className={styles.contents} hidden={!isOpen}>
        {wasOpen && children}
      </div>
    </section>
  );
}
