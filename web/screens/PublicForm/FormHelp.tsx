import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formHelpWords as words } from '#messages/filling/formPageWords.ts';
import type { FormHelp_form$key } from '#web/__generated__/FormHelp_form.graphql.ts';
import styles from '#web/screens/PublicForm/FormHelp.module.css';

/** Where people get help before they start. */
export function FormHelp({ form }: { readonly form: FormHelp_form$key }): ReactElement {
  const { slug, faqs, team } = useFragment(
    graphql`
      fragment FormHelp_form on MasterTemplate {
        slug
        faqs {
          __typename
        }
        team {
          name
          slug
          supportEmail
        }
      }
    `,
    form,
  );
  const { supportEmail: email } = team;
  return (
    <section className={styles.help} aria-labelledby="form-help">
      <h2 id="form-help">{words.title}</h2>
      {faqs.length === 0 && !email && <p>{words.ask(team.name)}</p>}
      {faqs.length > 0 && (
        <p>
          <Link to={`/${team.slug}/${slug}/faqs`}>{words.faqs}</Link>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{words.write(team.name)}</a>
        </p>
      )}
    </section>
  );
}
