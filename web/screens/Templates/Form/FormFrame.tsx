import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NavLink, Outlet, useLocation } from 'react-router';
import { accessOf, entryPage, managerPages, redirectFrom, type ManagerPage } from '#domain/template/manager.ts';
import type { FormFrameQuery } from '#web/__generated__/FormFrameQuery.graphql.ts';
import { formFrameWords } from '#web/messages/templates.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { documentsPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { FormBanners } from '#web/screens/Templates/Form/FormBanners.tsx';
import { FormHead } from '#web/screens/Templates/Form/FormHead.tsx';
import { Publishing } from '#web/screens/Templates/Form/Publishing.tsx';
import { useFormChanges } from '#web/screens/Templates/Form/useFormChanges.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import styles from '#web/screens/Templates/Form/FormFrame.module.css';

const pages = [
  { page: '/stats', label: formFrameWords.overview },
  { page: '/edit', label: formFrameWords.edit },
  { page: '/outputs', label: formFrameWords.outputs },
  { page: '/configuration', label: formFrameWords.configuration },
  { page: '/actions', label: formFrameWords.actions },
] as const satisfies readonly { page: ManagerPage; label: string }[];

/** Around the pages of one form: its name, where it stands, what keeps it from being live, and the way to the others. */
export function FormFrame({ query }: ScreenProps<FormFrameQuery>): ReactElement {
  const { pathname } = useLocation();
  const { node } = usePreloadedQuery<FormFrameQuery>(
    graphql`
      query FormFrameQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            everPublished
            availableActions
            draft {
              id
              version
              ...useFormChanges_draft
            }
            ...FormHead_form
            ...FormBanners_form
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form?.draft) throw new RequestError('notFound');
  useFormChanges(form.draft, form.id);
  const at = formPath(form.id);
  const access = accessOf(form.availableActions);
  const here = pathname.startsWith(documentsPath(form.id))
    ? '/outputs'
    : managerPages.find((page) => `${at}${page}` === pathname.replace(/\/settings$/, ''));
  if (here === undefined) return <Redirect to={`${at}${entryPage(form.draft.version)}`} />;
  const elsewhere = redirectFrom(here, access, form.everPublished);
  if (elsewhere !== null && elsewhere !== here) return <Redirect to={`${at}${elsewhere}`} />;
  const open = pages.filter(({ page }) => redirectFrom(page, access, form.everPublished) === null);
  const label = pages.find(({ page }) => here.startsWith(page))?.label ?? '';
  return (
    <Publishing>
      <FormHead key={here} form={form} page={label} />
      <FormBanners form={form} />
      <nav className={styles.nav} aria-label={formFrameWords.pages} data-chrome="">
        {open.map(({ page, label: name }) => (
          <NavLink key={page} to={`${at}${page}`} className={styles.link ?? ''}>
            {name}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </Publishing>
  );
}
