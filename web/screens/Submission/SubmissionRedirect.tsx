import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';

/** Redirects any other subpath of a submission to the submission. */
export function SubmissionRedirect(): ReactElement {
  return <Redirect to={submissionPath(useParams()['id'] ?? '')} />;
}
