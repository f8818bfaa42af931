import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { failurePages } from '#messages/shell/failureWords.ts';
import { useFailure } from '#web/navigation/FailureBoundary.tsx';
import { faultIdOf } from '#web/navigation/faultIdOf.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useServerPage } from '#web/navigation/useServerPage.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { useTeamsRequiringFactor } from '#web/parts/shell/factorRequirement.ts';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { SecondFactorRequired } from '#web/parts/shell/SecondFactorRequired.tsx';
import { asRequestError, RequestError } from '#web/relay/requestError.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/parts/shell/FailureScreen.module.css';

export function FailureScreen(): ReactElement {
  const thrown = useFailure();
  const error = requestErrorOf(thrown);
  const here = useLocation();
  const asking = useTeamsRequiringFactor();
  if (error.failure === 'signedOut') return <Redirect to={signInPath(here, 'session_ended')} />;
  return waitsForFactor(error, asking) ? (
    <SecondFactorRequired teams={asking} />
  ) : (
    <Failure kind={error.failure} faultId={error.faultId ?? (error.failure === 'fault' ? faultIdOf(thrown) : null)} />
  );
}

/** The server answers a page blocked by the second factor requirement as not found or refused. */
const waitsForFactor = ({ failure }: RequestError, asking: readonly string[]): boolean =>
  asking.length > 0 && (failure === 'notFound' || failure === 'refused');

/** For when the shell itself failed to render. */
export function ShellFailureScreen(): ReactElement {
  return (
    <PublicShell>
      <FailureScreen />
    </PublicShell>
  );
}

export function NotFoundScreen(): ReactElement {
  return <Failure kind="notFound" faultId={null} />;
}

interface FailureProps {
  readonly kind: Exclude<RequestError['failure'], 'signedOut'>;
  readonly faultId: string | null;
}

const helpsToTryAgain: ReadonlySet<FailureProps['kind']> = new Set(['tooFast', 'unreachable', 'fault']);

function Failure({ kind, faultId }: FailureProps): ReactElement {
  const depart = useGuardedNavigation();
  const here = useLocation();
  const page = useServerPage();
  if (kind === 'notFound') page?.report({ status: 404 });
  // Navigating to the same URL runs the queries again and resets the error boundary.
  const retry = (): void => depart().go(here, { replace: true });
  const { title, text } = failurePages[kind];
  return (
    <section className={styles.failure}>
      {kind === 'fault' && <img className={styles.picture} src="/500.svg" alt="" width={320} height={180} />}
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
      {faultId && <p className={styles.fault}>{failurePages.faultId(faultId)}</p>}
      <div className={styles.actions}>
        {helpsToTryAgain.has(kind) && (
          <Button variant="primary" icon="refresh" onPress={retry}>
            {failurePages.retry}
          </Button>
        )}
        <ButtonLink to="/">{failurePages.home}</ButtonLink>
      </div>
    </section>
  );
}

/** A chunk that fails to load counts as a connection problem. */
function requestErrorOf(thrown: unknown): RequestError {
  const isChunk = thrown instanceof TypeError && /dynamically imported module|module script/i.test(thrown.message);
  return isChunk ? new RequestError('unreachable', { cause: thrown }) : asRequestError(thrown);
}
