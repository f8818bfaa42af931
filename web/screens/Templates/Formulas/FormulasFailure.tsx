import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { formulaWords as words } from '#messages/form/formulaWords.ts';
import type { RequestFailure } from '#messages/shell/failureWords.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';
import { asRequestError } from '#web/relay/requestError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Other failures have their own page: session expired, rate-limited, or no permission. */
const ofTheFormulas: ReadonlySet<RequestFailure> = new Set(['unreachable', 'fault']);

/** Keeps the form's header when its formulas fail to load. */
export function FormulasFailure(): ReactElement {
  const { failure } = asRequestError(useFailure());
  const depart = useGuardedNavigation();
  const here = useLocation();
  if (!ofTheFormulas.has(failure)) return <FailureScreen />;
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
