import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { Redirect } from '#web/navigation/Redirect.tsx';

/** Redirects an old address to the form. */
export function FormRedirect(): ReactElement {
  const { formId = '' } = useParams();
  return <Redirect to={`/workflows/${formId}`} />;
}
