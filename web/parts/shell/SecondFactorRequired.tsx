import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { secondFactorRequiredWords } from '#messages/account/secondFactorRequiredWords.ts';
import { joinTeamNames, securityPath } from '#web/parts/shell/factorRequirement.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/parts/shell/FailureScreen.module.css';

/** Replaces a page that requires a second factor, with a link to set one up and return. */
export function SecondFactorRequired({ teams }: { readonly teams: readonly string[] }): ReactElement {
  const here = useLocation();
  return (
    <section className={styles.failure}>
      <PageTitle>{secondFactorRequiredWords.title(joinTeamNames(teams))}</PageTitle>
      <p>{secondFactorRequiredWords.text}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to={securityPath(here)}>
          {secondFactorRequiredWords.action}
        </ButtonLink>
      </div>
    </section>
  );
}
