import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { shellWords } from '#messages/shell/shellWords.ts';
import { tabsFor, type TabViewer } from '#web/parts/shell/staffTabs.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import styles from '#web/parts/shell/StaffTabs.module.css';

/** Main sections as tabs. In a narrow window they collapse into a menu. */
export function StaffTabs({ reader }: { readonly reader: TabViewer }): ReactElement {
  const { pathname } = useLocation();
  const tabs = tabsFor(reader);
  return (
    <>
      <nav className={styles.tabs} aria-label={shellWords.sections}>
        {tabs.map(({ label, to, covers }) => (
          <Link key={to} to={to} className={styles.tab} aria-current={covers.test(pathname) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.folded}>
        <Menu
          label={shellWords.menu}
          face={<Icon name="menu" />}
          entries={tabs.map(({ label, to }) => ({ id: to, label, to }))}
        />
      </div>
    </>
  );
}
