import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PublicFormDescription_form$key } from '#web/__generated__/PublicFormDescription_form.graphql.ts';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

// Lazy, because residents don't need it.
const ManagedDescription = lazy(async () => ({
  default: (await import('#web/screens/PublicForm/face/ManagedDescription.tsx')).ManagedDescription,
}));

/** The description of a form, which its managers can change in place. */
export function PublicFormDescription(props: { readonly form: PublicFormDescription_form$key }): ReactElement | null {
  const form = useFragment(
    graphql`
      fragment PublicFormDescription_form on MasterTemplate {
        description
        isManageable
        ...ManagedDescription_form
      }
    `,
    props.form,
  );
  const text = form.description ? <SafeHtml html={form.description} /> : null;
  if (!form.isManageable) return text;
  return (
    <Suspense fallback={text}>
      <ManagedDescription form={form}>{text}</ManagedDescription>
    </Suspense>
  );
}
