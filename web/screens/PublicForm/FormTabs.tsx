import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { NavLink } from 'react-router';
import { publicFormWords as words } from '#messages/filling/publicFormWords.ts';
import { recordSearchWords } from '#messages/filling/recordSearchWords.ts';
import { visualizerWords } from '#messages/form/visualizerWords.ts';
import type { FormTabs_form$key } from '#web/__generated__/FormTabs_form.graphql.ts';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import styles from '#web/screens/PublicForm/FormTabs.module.css';

// Lazy, because residents don't need it.
const MoreOfForm = lazy(async () => ({
  default: (await import('#web/screens/PublicForm/GovernmentStaffActions.tsx')).GovernmentStaffActions,
}));

/** Tabs of a form's public pages, each only where it is open to the viewer. */
export function FormTabs(props: { readonly form: FormTabs_form$key }): ReactElement {
  const form = useFragment(
    graphql`
      fragment FormTabs_form on MasterTemplate {
        name
        slug
        isPrivate
        status
        team {
          slug
          isSuspended
        }
        hasPublicStatistics
        hasPublicRecords
        isClonableByViewer
        ...GovernmentStaffActions_form
      }
    `,
    props.form,
  );
  const { name, slug, team, status, isPrivate, hasPublicStatistics, hasPublicRecords, isClonableByViewer } = form;
  const isUnlisted = isPrivate || status !== 'published' || team.isSuspended;
  usePageHead({ form: { name, slug }, ...(isUnlisted && { isUnlisted }) });
  const at = `/${team.slug}/${slug}`;
  const open = [
    [at, words.details],
    [`${at}/faqs`, words.faqs],
    ...(hasPublicStatistics ? [[`${at}/data`, visualizerWords.stats]] : []),
    ...(hasPublicRecords ? [[`${at}/search`, recordSearchWords.title]] : []),
  ] as const;
  return (
    <div className={styles.tabs} data-chrome="">
      <nav className={styles.pages} aria-label={words.pages}>
        {open.map(([to = '', name]) => (
          <NavLink key={to} to={to} end className={styles.tab ?? ''}>
            {name}
          </NavLink>
        ))}
      </nav>
      {isClonableByViewer && (
        <div className={styles.more}>
          <Suspense fallback={null}>
            <MoreOfForm form={form} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
