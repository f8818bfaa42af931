import { useEffect, type ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import styles from '#web/ui/ErrorSummary.module.css';

/** An error to fix and its field; a null field means the whole form. */
export interface ErrorSummaryItem {
  readonly fieldId: string | null;
  readonly sentence: string;
}

interface ErrorSummaryProps {
  readonly mistakes: readonly ErrorSummaryItem[];
  readonly title?: string | undefined;
}

/**
 * Above a form that could not be submitted: every error with a link to its field, in the same words as at the
 * field.
 */
export function ErrorSummary({ mistakes, title = uiWords.thereIsAProblem }: ErrorSummaryProps): ReactElement {
  useEffect(() => {
    document.title = uiWords.errorTitlePrefix + document.title;
    return () => {
      document.title = document.title.replace(uiWords.errorTitlePrefix, '');
    };
  }, []);
  return (
    <div className={styles.summary} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {mistakes.map(({ fieldId, sentence }) => (
          <li key={`${fieldId} ${sentence}`}>
            {fieldId === null ? (
              sentence
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(fieldId);
                }}
              >
                {sentence}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves focus to a field and scrolls it into view. Returns false if it isn't on the page. */
export function focusField(fieldId: string): boolean {
  const place = document.getElementById(fieldId);
  const control = place?.matches('fieldset') ? place.querySelector<HTMLElement>('input, select, button') : place;
  control?.focus({ preventScroll: true });
  // Scroll the label into view as well. In a docked bar it is in view, and centering it would move the page.
  const block = place?.closest('[data-docked]') ? 'nearest' : 'center';
  (place?.closest('fieldset, div') ?? place)?.scrollIntoView({ block });
  return control != null;
}
