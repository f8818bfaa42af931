import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { ownSubmissionsWords as words } from '#messages/filling/ownSubmissionsWords.ts';
import type { StartAnother_viewer$key } from '#web/__generated__/StartAnother_viewer.graphql.ts';
import { publicFormPath } from '#web/parts/launchPaths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/OwnSubmissions/StartAnother.module.css';

/** The pages of the forms that someone started before, and of their towns. */
export function StartAnother({ viewer }: { readonly viewer: StartAnother_viewer$key }): ReactElement | null {
  const { startedForms } = useFragment(
    graphql`
      fragment StartAnother_viewer on Viewer {
        startedForms {
          id
          name
          slug
          team {
            name
            slug
          }
        }
      }
    `,
    viewer,
  );
  const id = useId();
  if (startedForms.length === 0) return null;
  const teams = [...new Map(startedForms.map(({ team }) => [team.slug, team])).values()];
  return (
    <nav className={styles.another} aria-labelledby={id}>
      <h2 id={id}>{words.another}</h2>
      <ul className={styles.forms}>
        {startedForms.map(({ id: formId, name, slug, team }) => (
          <li key={formId}>
            <ButtonLink icon="plus" to={publicFormPath({ teamSlug: team.slug, slug })}>
              {name}
            </ButtonLink>
          </li>
        ))}
        {teams.map(({ name, slug }) => (
          <li key={slug} className={styles.town}>
            <Link to={`/${slug}`}>{words.allForms(name)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
