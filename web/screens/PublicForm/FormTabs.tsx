import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { NavLink } from 'react-router';
import type { FormTabs_form$key } from '#web/__generated__/FormTabs_form.graphql.ts';
import { publicFormWords as words } from '#web/messages/publicFormWords.ts';
import { recordSearchWords } from '#web/messages/recordSearchWords.ts';
import { visualizerWords } from '#web/messages/visualizerWords.ts';
import styles from '#web/screens/PublicForm/FormTabs.module.css';

/** The pages of a form that everybody reads, each where there is something to read. */
export function FormTabs(props: { readonly form: FormTabs_form$key }): ReactElement | null {
  const { slug, team, faqs, hasPublicStatistics, hasPublicRecords } = useFragment(
    graphql`
      fragment FormTabs_form on MasterTemplate {
        slug
        team {
          slug
        }
        faqs {
          __typename
        }
        hasPublicStatistics
        hasPublicRecords
      }
    `,
    props.form,
  );
  const at = `/${team.slug}/${slug}`;
  const open = [
    [at, words.details],
    ...(faqs.length > 0 ? [[`${at}/faqs`, words.faqs]] : []),
    ...(hasPublicStatistics ? [[`${at}/data`, visualizerWords.stats]] : []),
    ...(hasPublicRecords ? [[`${at}/search`, recordSearchWords.title]] : []),
  ] as const;
  if (open.length === 1) return null;
  return (
    <nav className={styles.tabs} aria-label={words.pages} data-chrome="">
      {open.map(([to = '', name]) => (
        <NavLink key={to} to={to} end className={styles.tab ?? ''}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
