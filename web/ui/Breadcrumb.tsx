import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/ui/Breadcrumb.module.css';

export interface BreadcrumbItem {
  readonly label: string;
  readonly to: string;
}

/** Parent pages only; the current page is the title below. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly BreadcrumbItem[] }): ReactElement {
  return (
    <nav aria-label={uiWords.breadcrumb} data-chrome="">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, index) => (
          <li key={to} className={styles.crumb}>
            <Link to={to}>{label}</Link>
            {index < crumbs.length - 1 && <Icon name="chevron-right" size={16} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
