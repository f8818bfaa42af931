import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shellWords } from '#messages/shell/shellWords.ts';
import styles from '#web/parts/shell/ProductFooter.module.css';

interface ProductFooterProps {
  /** the status page of the town whose pages these are */
  readonly statusPath?: string;
}

export function ProductFooter({ statusPath = '/status' }: ProductFooterProps): ReactElement {
  return (
    <footer className={styles.foot} data-chrome="">
      <span>{shellWords.product}</span>
      <Link to={statusPath}>{shellWords.status}</Link>
      <Link to="/accessibility">{shellWords.accessibility}</Link>
    </footer>
  );
}
