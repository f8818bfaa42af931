import type { ReactElement } from 'react';
import type { FinderResult } from '#domain/finder/Finder.ts';
import { finderWords as words } from '#messages/filling/finderWords.ts';
import { FinderForms, type ShownForm } from '#web/parts/finder/FinderForms.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { LinkedText } from '#web/ui/LinkedText.tsx';
import styles from '#web/parts/finder/Finder.module.css';

interface FinderResultViewProps {
  readonly result: FinderResult;
  readonly forms: readonly ShownForm[];
  /** whether forms of the result are no longer available */
  readonly lacksForms: boolean;
  readonly team: { readonly name: string; readonly supportEmail: string | null };
}

/** What a resident learns at the end, below the title. */
export function FinderResultView({ result, forms, lacksForms, team }: FinderResultViewProps): ReactElement {
  const { name, supportEmail } = team;
  return (
    <>
      {result.text !== '' && <p className={styles.text}>{result.text}</p>}
      {lacksForms && (
        <Alert tone="warning" title={words.lacksTitle}>
          {words.lacks(name)}
        </Alert>
      )}
      <FinderForms forms={forms} />
      {(result.contact !== '' || supportEmail !== null) && (
        <section className={styles.contact} data-alone={forms.length === 0 || undefined}>
          <h2>{words.contact}</h2>
          {/* the result's contact may be at another office */}
          <p className={styles.text}>
            <LinkedText>{result.contact || (supportEmail ?? '')}</LinkedText>
          </p>
        </section>
      )}
    </>
  );
}
