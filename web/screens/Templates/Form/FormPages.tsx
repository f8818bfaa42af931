import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { NavLink, Outlet, useLocation } from 'react-router';
import { accessOf, entryPage, managerPages, redirectFrom, type ManagerPage } from '#domain/template/manager.ts';
import { formFrameWords } from '#messages/form/formWords.ts';
import type { FormPages_draft$key } from '#web/__generated__/FormPages_draft.graphql.ts';
import type { FormPages_form$key } from '#web/__generated__/FormPages_form.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { formPages, openFormPages } from '#web/parts/template/formPages.ts';
import { documentsPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { FormBanners } from '#web/screens/Templates/Form/FormBanners.tsx';
import { FormHeader } from '#web/screens/Templates/Form/FormHeader.tsx';
import { PublishProvider } from '#web/screens/Templates/Form/PublishProvider.tsx';
import { useFormChanges } from '#web/screens/Templates/Form/useFormChanges.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { DraftEditors } from '#web/screens/Templates/Presence/DraftEditors.tsx';
import styles from '#web/screens/Templates/Form/FormFrame.module.css';

interface FormPagesProps {
  readonly form: FormPages_form$key;
  readonly draft: FormPages_draft$key;
}

/** Pages where parts of the draft are edited. */
const editors: ReadonlySet<ManagerPage> = new Set(['/edit', '/outputs', '/powerups', '/powerups/formulas']);

/** Frame of a form's pages, with header, notices, and tabs. */
export function FormPages(props: FormPagesProps): ReactElement {
  const { pathname } = useLocation();
  const form = useFragment(
    graphql`
      fragment FormPages_form on MasterTemplate {
        id
        everPublished
        availableActions
        ...FormHeader_form
        ...FormBanners_form
      }
    `,
    props.form,
  );
  const draft = useFragment(
    graphql`
      fragment FormPages_draft on FlowTemplate {
        id
        version
        ...useFormChanges_draft
      }
    `,
    props.draft,
  );
  useFormChanges(draft, form.id);
  const at = formPath(form.id);
  const access = accessOf(form.availableActions);
  const isInDocuments = pathname.startsWith(documentsPath(form.id));
  const here = isInDocuments
    ? '/outputs'
    : managerPages.find(
        (page) => `${at}${page}` === pathname.replace(/\/settings$|(?<=\/actions\/(?:import|versions))\/.+$/, ''),
      );
  if (here === undefined) return <Redirect to={`${at}${entryPage(draft.version)}`} />;
  const elsewhere = redirectFrom(here, access, form.everPublished);
  if (elsewhere !== null && elsewhere !== here) return <Redirect to={`${at}${elsewhere}`} />;
  const label = formPages.find(({ page }) => here.startsWith(page))?.label ?? '';
  return (
    <PublishProvider>
      <DraftEditors draftId={form.availableActions.includes('updateForm') ? draft.id : null}>
        <FormHeader key={here} form={form} page={label} isEditor={editors.has(here) && !isInDocuments} />
        <FormBanners form={form} />
        <nav className={styles.nav} aria-label={formFrameWords.pages} data-chrome="">
          {openFormPages(form).map(({ page, label: name }) => (
            <NavLink key={page} to={`${at}${page}`} className={styles.link ?? ''}>
              {name}
            </NavLink>
          ))}
        </nav>
        <Outlet />
      </DraftEditors>
    </PublishProvider>
  );
}
