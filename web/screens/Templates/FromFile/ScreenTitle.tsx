import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from '#web/screens/Templates/FromFile/FromFile.module.css';

interface ScreenTitleProps {
  readonly children: string;
  readonly lead?: ReactNode;
  /** the screen replaced another one */
  readonly isFocused?: boolean;
}

/** The heading of a screen. It takes focus when the screen replaces another one. */
export function ScreenTitle({ children, lead, isFocused = true }: ScreenTitleProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus({ preventScroll: true });
  }, [children, isFocused]);
  return (
    <header className={styles.screenTitle}>
      <h2 ref={heading} id="screen-title" tabIndex={-1}>
        {children}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
