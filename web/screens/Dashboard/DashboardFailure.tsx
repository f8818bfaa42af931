import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { RequestFailure } from '#messages/shell/failureWords.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';
import { asRequestError } from '#web/relay/requestError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Other failures have their own page: session expired, rate-limited, or no permission. */
const ofThePage: ReadonlySet<RequestFailure> = new Set(['unreachable', 'fault']);

export function DashboardFailure(): ReactElement {
  const { failure } = asRequestError(useFailure());
  const depart = useGuardedNavigation();
  const here = useLocation();
  if (!ofThePage.has(failure)) return <FailureScreen />;
  return (
    <>
      <PageTitle>{metricsWords.title}</PageTitle>
      <Alert
        tone="danger"
        title={metricsWords.failed}
        isLive
        action={
          <Button icon="refresh" onPress={() => depart().go(here, { replace: true })}>
            {metricsWords.retry}
          </Button>
        }
      >
        {metricsWords.failedText}
      </Alert>
    </>
  );
}
