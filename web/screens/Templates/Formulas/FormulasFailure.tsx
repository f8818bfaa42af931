import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { formulaWords as words } from '#messages/form/formulaWords.ts';
import type { RequestFailure } from '#messages/shell/failureWords.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';
import { asRequestError } from '#web/relay/requestError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Others have a page of their own: signing in again, waiting, or having no right. */
const ofTheFormulas: ReadonlySet<RequestFailure> = new Set(['unreachable', 'fault']);

/** In place of formulas that could not be loaded, under the head of their form. */
export function FormulasFailure(): ReactElement {
  const { failure } = asRequestError(useFailure());
  const depart = useDeparture();
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
