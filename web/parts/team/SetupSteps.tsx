import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { SetupStep } from '#domain/team/setupSteps.ts';
import { setupWords as words } from '#messages/team/setupWords.ts';
import type { SetupSteps_teams$key } from '#web/__generated__/SetupSteps_teams.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/parts/team/SetupSteps.module.css';

const pathOf: Readonly<Record<SetupStep, (slug: string) => string>> = {
  addLogo: (slug) => `/teams/${slug}?tab=look`,
  addSupportEmail: (slug) => `/teams/${slug}`,
  addPeople: (slug) => `/teams/${slug}/roles`,
  publishForm: () => '/workflows',
  setUpPayouts: (slug) => `/teams/${slug}/merchant_accounts`,
};

/** What is left to set up in the viewer's teams; nothing once it is all done. */
export function SetupSteps({ teams: key }: { readonly teams: SetupSteps_teams$key }): ReactElement {
  const teams = useFragment(
    graphql`
      fragment SetupSteps_teams on Team @relay(plural: true) {
        id
        slug
        name
        setupSteps
      }
    `,
    key,
  );
  return (
    <>
      {teams
        .filter(({ setupSteps }) => setupSteps.length > 0)
        .map(({ id, slug, name, setupSteps }) => (
          <Card key={id} title={words.title(name)}>
            <p className={styles.left}>{words.left(setupSteps.length)}</p>
            <ol className={styles.steps}>
              {setupSteps.map((step) => (
                <li key={step}>
                  <Link to={pathOf[step](slug)}>{words.steps[step].title}</Link>
                  <span>{words.steps[step].why}</span>
                </li>
              ))}
            </ol>
          </Card>
        ))}
    </>
  );
}
