import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shellWords } from '#messages/shell/shellWords.ts';
import styles from '#web/parts/shell/Brand.module.css';

export function Brand(): ReactElement {
  return (
    <Link to="/" className={styles.brand} aria-label={shellWords.home}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M4 12.5 16 5l12 7.5zM7.5 15v9M13.2 15v9M18.8 15v9M24.5 15v9M4.5 27h23" />
      </svg>
      <span>{shellWords.product}</span>
    </Link>
  );
}
