import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { securityWords } from '#messages/account/securityWords.ts';
import type { AuthenticatorAppCard_viewer$key } from '#web/__generated__/AuthenticatorAppCard_viewer.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { AuthenticatorAppSetup, type AuthenticatorKey } from '#web/screens/Account/Security/AuthenticatorAppSetup.tsx';
import { RemoveAuthenticatorApp } from '#web/screens/Account/Security/RemoveAuthenticatorApp.tsx';
import { useBeginAuthenticatorApp } from '#web/screens/Account/Security/useBeginAuthenticatorApp.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface AppCardProps {
  readonly viewer: AuthenticatorAppCard_viewer$key;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

export function AuthenticatorAppCard({ viewer, onAdded }: AppCardProps): ReactElement {
  const { authenticatorAppSince, timeZone, secondFactors } = useFragment(
    graphql`
      fragment AuthenticatorAppCard_viewer on Viewer {
        authenticatorAppSince
        timeZone
        secondFactors
      }
    `,
    viewer,
  );
  const [beginAuthenticatorApp] = useBeginAuthenticatorApp();
  const [newKey, setNewKey] = useState<AuthenticatorKey | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const beginning = useAction(() => beginAuthenticatorApp({}), setNewKey);
  const added = (recoveryCodes: readonly string[]): void => {
    setNewKey(null);
    onAdded(recoveryCodes);
  };
  return (
    <Card title={securityWords.app}>
      <p>{securityWords.appText}</p>
      {authenticatorAppSince && (
        <p>
          {securityWords.appSince} <RelativeTime at={authenticatorAppSince} timeZone={timeZone} />
        </p>
      )}
      <Refusal sentence={beginning.refusal} />
      {newKey === null ? (
        <FormActions>
          <Button
            icon={authenticatorAppSince ? 'refresh' : 'plus'}
            isPending={beginning.pending !== null}
            pendingLabel={securityWords.preparing}
            onPress={() => beginning.run('app')}
          >
            {authenticatorAppSince ? securityWords.setUpAgain : securityWords.setUpApp}
          </Button>
          {authenticatorAppSince && (
            <Button variant="quiet" onPress={() => setRemoving(true)}>
              {securityWords.removeApp}
            </Button>
          )}
        </FormActions>
      ) : (
        <>
          {authenticatorAppSince && <Alert tone="info">{securityWords.replaceText}</Alert>}
          <AuthenticatorAppSetup newKey={newKey} onAdded={added} onCancel={() => setNewKey(null)} />
        </>
      )}
      {isRemoving && (
        <RemoveAuthenticatorApp isLast={!secondFactors.includes('passkey')} onClose={() => setRemoving(false)} />
      )}
    </Card>
  );
}
