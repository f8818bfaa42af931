import type { ReactElement } from 'react';
import styles from '#web/ui/SafeHtml.module.css';

/** Only for HTML that the server sanitized when it was saved. Anything else would be an XSS risk. */
export function SafeHtml({ html }: { readonly html: string }): ReactElement {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
