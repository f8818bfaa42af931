import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router';

/** An address of before leads to the form. */
export function ToForm(): ReactElement {
  const { formId = '' } = useParams();
  return <Navigate to={`/workflows/${formId}`} replace />;
}
