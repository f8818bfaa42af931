import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { submissionsWords } from '#web/messages/submissions.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';
import { asRequestError, type RequestFailure } from '#web/relay/requestError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { filterIn } from './submissionFilter.ts';
import { SubmissionFilterBar } from './SubmissionFilterBar.tsx';

/** Others have a page of their own: signing in again, waiting, or having no right. */
const ofTheList: ReadonlySet<RequestFailure> = new Set(['unreachable', 'fault']);

/** In place of the list when it could not be loaded. */
export function SubmissionsFailure(): ReactElement {
  const { failure } = asRequestError(useFailure());
  const navigate = useNavigate();
  const here = useLocation();
  if (!ofTheList.has(failure)) return <FailureScreen />;
  return (
    <>
      <PageTitle>{submissionsWords.title}</PageTitle>
      <SubmissionFilterBar filter={filterIn(new URLSearchParams(here.search))} />
      <Alert
        tone="danger"
        title={submissionsWords.failed}
        isLive
        action={
          <Button icon="refresh" onPress={() => void navigate(here, { replace: true })}>
            {submissionsWords.retry}
          </Button>
        }
      >
        {submissionsWords.failedText}
      </Alert>
    </>
  );
}
