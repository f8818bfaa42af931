import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';

/** Whatever else stands behind the address of a submission leads to where it stands. */
export function ToSubmission(): ReactElement {
  return <Redirect to={submissionPath(useParams()['id'] ?? '')} />;
}
