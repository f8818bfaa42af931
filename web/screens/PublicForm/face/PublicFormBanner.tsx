import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PublicFormBanner_form$key } from '#web/__generated__/PublicFormBanner_form.graphql.ts';
import styles from '#web/screens/PublicForm/face/face.module.css';

// Lazy, because residents don't need it.
const ManagedBanner = lazy(async () => ({
  default: (await import('#web/screens/PublicForm/face/ManagedBanner.tsx')).ManagedBanner,
}));

/** The banner of a form's public page, which its managers can change in place. */
export function PublicFormBanner(props: { readonly form: PublicFormBanner_form$key }): ReactElement | null {
  const form = useFragment(
    graphql`
      fragment PublicFormBanner_form on MasterTemplate {
        bannerUrl
        isManageable
        ...ManagedBanner_form
      }
    `,
    props.form,
  );
  const picture = form.bannerUrl ? (
    <img className={styles.banner} src={form.bannerUrl} alt="" fetchPriority="high" />
  ) : null;
  if (!form.isManageable) return picture;
  return (
    <Suspense fallback={picture}>
      <ManagedBanner form={form}>{picture}</ManagedBanner>
    </Suspense>
  );
}
