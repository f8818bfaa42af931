import type { ReactElement } from 'react';
import styles from '#web/ui/SafeHtml.module.css';

/** Text with formatting, as the server has cleaned it when it was saved. Nothing else may be shown by it. */
export function SafeHtml({ html }: { readonly html: string }): ReactElement {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
