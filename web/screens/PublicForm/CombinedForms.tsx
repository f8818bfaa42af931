import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { finderWords } from '#messages/filling/finderWords.ts';
import type { CombinedForms_form$key } from '#web/__generated__/CombinedForms_form.graphql.ts';
import { publicFormPath } from '#web/parts/launchPaths.ts';
import styles from '#web/screens/PublicForm/CombinedForms.module.css';

/** The forms that are often needed together with this one; nothing if there are none. */
export function CombinedForms({ form }: { readonly form: CombinedForms_form$key }): ReactElement | null {
  const { combinedForms, team } = useFragment(
    graphql`
      fragment CombinedForms_form on MasterTemplate {
        team {
          slug
        }
        combinedForms {
          id
          name
          slug
          typicalTime
        }
      }
    `,
    form,
  );
  if (combinedForms.length === 0) return null;
  return (
    <section className={styles.combined} aria-labelledby="combined-forms">
      <h2 id="combined-forms">{finderWords.together}</h2>
      <ul className={styles.list}>
        {combinedForms.map(({ id, name, slug, typicalTime }) => (
          <li key={id} className={styles.form}>
            <Link to={publicFormPath({ teamSlug: team.slug, slug })}>{name}</Link>
            {typicalTime && <span className={styles.time}>{typicalTime}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
