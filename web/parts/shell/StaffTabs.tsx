import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';

import { shellWords } from '#web/messages/shell.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

import { staffTabs } from './staffTabs.ts';
import styles from './StaffTabs.module.css';

/** The sections as tabs; where the window is too narrow for them they fold into a menu. */
export function StaffTabs(): ReactElement {
  const { pathname } = useLocation();
  return (
    <>
      <nav className={styles.tabs} aria-label={shellWords.sections}>
        {staffTabs.map(({ label, to, covers }) => (
          <Link key={to} to={to} className={styles.tab} aria-current={covers.test(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.folded}>
        <Menu
          label={shellWords.menu}
          face={<Icon name="menu" />}
          entries={staffTabs.map(({ label, to }) => ({ id: to, label, to }))}
        />
      </div>
    </>
  );
}
