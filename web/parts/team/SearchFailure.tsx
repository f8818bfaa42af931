import type { ReactElement } from 'react';
import { failurePages } from '#messages/shell/failureWords.ts';
import { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { asRequestError } from '#web/relay/requestError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Shown in place of the results of a search that failed. */
export function SearchFailure({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const error = asRequestError(useFailure());
  // Other failures keep their own message: session expired, rate-limited, or no permission.
  const isOurs = error.failure === 'fault' || error.failure === 'unreachable';
  return (
    <Alert
      tone="danger"
      isLive
      action={
        <Button icon="refresh" onPress={onRetry}>
          {failurePages.retry}
        </Button>
      }
    >
      {isOurs ? peoplePickerWords.searchFailed : outcomeSentence({ kind: 'failed', error })}
    </Alert>
  );
}
