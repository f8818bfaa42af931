import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import type { RequestFailure } from '#messages/shell/failureWords.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';
import { asRequestError } from '#web/relay/requestError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Other failures have their own page: session expired, rate-limited, or no permission. */
const shownHere: ReadonlySet<RequestFailure> = new Set(['unreachable', 'fault']);

interface LoadFailureProps {
  readonly words: { readonly loadError: string; readonly loadErrorText: string; readonly again: string };
}

/** Keeps the form's header when one of its pages fails to load. */
export function LoadFailure({ words }: LoadFailureProps): ReactElement {
  const { failure } = asRequestError(useFailure());
  const depart = useGuardedNavigation();
  const here = useLocation();
  if (!shownHere.has(failure)) return <FailureScreen />;
  return (
    <Alert
      tone="danger"
      title={words.loadError}
      isLive
      action={
        <Button icon="refresh" onPress={() => depart().go(here, { replace: true })}>
          {words.again}
        </Button>
      }
    >
      {words.loadErrorText}
    </Alert>
  );
}
