import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { factorNeededWords } from '#messages/account/factorNeededWords.ts';
import { inWords, securityPath } from '#web/parts/shell/askingTeams.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/parts/shell/FailureScreen.module.css';

/** Replaces a page that requires a second factor, with a link to set one up and return. */
export function FactorNeeded({ teams }: { readonly teams: readonly string[] }): ReactElement {
  const here = useLocation();
  return (
    <section className={styles.failure}>
      <PageTitle>{factorNeededWords.title(inWords(teams))}</PageTitle>
      <p>{factorNeededWords.text}</p>
      <div className={styles.actions}>
        <ButtonLink look="primary" to={securityPath(here)}>
          {factorNeededWords.action}
        </ButtonLink>
      </div>
    </section>
  );
}
