import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shellWords } from '#messages/shell/shellWords.ts';
import styles from '#web/parts/shell/ProductFooter.module.css';

export function ProductFooter(): ReactElement {
  return (
    <footer className={styles.foot}>
      <span>{shellWords.product}</span>
      <Link to="/accessibility">{shellWords.accessibility}</Link>
    </footer>
  );
}
