import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router';
import { submissionPath } from '#web/parts/submissionPaths.ts';

/** Whatever else stands behind the address of a submission leads to where it stands. */
export function ToSubmission(): ReactElement {
  return <Navigate to={submissionPath(useParams()['id'] ?? '')} replace />;
}
