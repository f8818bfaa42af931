import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { parseFilter, type FilterKind } from '#domain/filter/filter.ts';
import { filterWords } from '#messages/lists/filterWords.ts';
import type { RequestFailure } from '#messages/shell/failureWords.ts';
import type { ViewUrl } from '#web/lists/viewUrl.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { FailureScreen } from '#web/parts/shell/FailureScreen.tsx';
import { asRequestError } from '#web/relay/requestError.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

interface ListFailureProps<Sort extends string> {
  readonly kind: FilterKind;
  readonly address: ViewUrl<Sort>;
  readonly words: Readonly<Record<'title' | 'failed' | 'failedText' | 'retry', string>>;
}

/** Other failures have their own page: session expired, rate-limited, or no permission. */
const ofTheList: ReadonlySet<RequestFailure> = new Set(['unreachable', 'fault']);

export function ListFailure<Sort extends string>({ kind, address, words }: ListFailureProps<Sort>): ReactElement {
  const { failure } = asRequestError(useFailure());
  const depart = useGuardedNavigation();
  const here = useLocation();
  const { filters } = address.viewIn(new URLSearchParams(here.search));
  if (filters !== null && !parseFilter(kind, filters).ok)
    return <UnreadableAddress beginning={address.viewPath(address.usualView)} />;
  if (!ofTheList.has(failure)) return <FailureScreen />;
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Alert
        tone="danger"
        title={words.failed}
        isLive
        action={
          <Button icon="refresh" onPress={() => depart().go(here, { replace: true })}>
            {words.retry}
          </Button>
        }
      >
        {words.failedText}
      </Alert>
    </>
  );
}

/** A truncated or mistyped link falls back to the default view with a message. */
function UnreadableAddress({ beginning }: { readonly beginning: string }): ReactElement {
  const say = useEffectEvent(() => flash(`${filterWords.unreadable} ${filterWords.unreadableText}`, 'warning'));
  useEffect(() => say(), []);
  return <Redirect to={beginning} />;
}
