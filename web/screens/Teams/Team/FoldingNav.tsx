import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Teams/Team/TeamFrame.module.css';

interface FoldingNavProps {
  readonly label: string;
  /** label of the page that is open */
  readonly current: string | undefined;
  readonly children: ReactNode;
}

/** A list of pages beside the page. On a narrow window it folds to one row with the page that is open. */
export function FoldingNav({ label, current, children }: FoldingNavProps): ReactElement {
  const id = useId();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // a page that was chosen closes the list
  const isOpen = openedAt === pathname;
  return (
    <nav className={styles.nav} aria-label={label} data-chrome="">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenedAt(isOpen ? null : pathname)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpenedAt(null);
        }}
      >
        {current === undefined ? label : `${label}: ${current}`}
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} className={styles.links} data-open={isOpen || undefined}>
        {children}
      </div>
    </nav>
  );
}
