import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IconName } from '#messages/shell/iconNames.ts';
import { landingWords as words } from '#messages/shell/landingWords.ts';
import { shellWords } from '#messages/shell/shellWords.ts';
import type { Landing_towns$key } from '#web/__generated__/Landing_towns.graphql.ts';
import { FormSearchBox } from '#web/parts/portal/FormSearchBox.tsx';
import { moveAmongForms } from '#web/parts/portal/PortalCards.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { useDebounced } from '#web/parts/useDebounced.ts';
import { LandingNav } from '#web/screens/Home/LandingNav.tsx';
import { LandingResults } from '#web/screens/Home/LandingResults.tsx';
import { LandingTitle } from '#web/screens/Home/LandingTitle.tsx';
import { TownList } from '#web/screens/Home/TownList.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Home/Landing.module.css';

const debounceMs = 333;

const benefits = [
  ['document', words.apply, words.applyText],
  ['money', words.pay, words.payText],
  ['clock', words.follow, words.followText],
  ['check-circle', words.keep, words.keepText],
] as const satisfies readonly (readonly [IconName, string, string])[];

const sections = [
  ['find', words.find],
  ['residents', words.residents],
  ['staff', words.staff],
] as const;

/** The start page for visitors: the towns of the installation and their forms come first. */
export function Landing({ towns: key }: { readonly towns: Landing_towns$key }): ReactElement {
  const towns = useFragment(
    graphql`
      fragment Landing_towns on QueryPublicTeamsConnection {
        totalCount
        ...TownList_teams
      }
    `,
    key,
  );
  const [term, setTerm] = useState('');
  const [settled, settle] = useDebounced(term.trim(), debounceMs);
  return (
    <PublicShell isWide nav={<LandingNav sections={sections} />}>
      {/* Arrow keys are an addition: everything here is reached with Tab. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div id="find" className={styles.hero} onKeyDown={moveAmongForms}>
        <LandingTitle />
        {towns.totalCount > 0 ? (
          <>
            <FormSearchBox label={words.search} value={term} onChange={setTerm} onEnter={settle} />
            {settled === '' || term.trim() === '' ? <TownList teams={towns} /> : <LandingResults term={settled} />}
          </>
        ) : (
          <EmptyState drawing="gate" title={words.noTowns}>
            {words.noTownsText}
          </EmptyState>
        )}
      </div>
      <section id="residents" className={styles.section} aria-labelledby="residents-title">
        <h2 id="residents-title">{words.residentsTitle}</h2>
        <ul className={styles.benefits}>
          {benefits.map(([icon, title, text]) => (
            <li key={title} className={styles.benefit}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>{words.resume}</p>
        <FormActions>
          <ButtonLink variant="primary" to="/users/sign_in">
            {shellWords.signIn}
          </ButtonLink>
          <ButtonLink to="/users/sign_up">{shellWords.signUp}</ButtonLink>
        </FormActions>
      </section>
      <section id="staff" className={styles.section} aria-labelledby="staff-title">
        <h2 id="staff-title">{words.staffTitle}</h2>
        <p>{words.staffText}</p>
        <FormActions>
          <ButtonLink to="/users/sign_in">{words.staffSignIn}</ButtonLink>
        </FormActions>
      </section>
    </PublicShell>
  );
}
