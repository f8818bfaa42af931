import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { securityWords } from '#messages/account/securityWords.ts';
import type { AppCard_viewer$key } from '#web/__generated__/AppCard_viewer.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { AppSetup, type NewKey } from '#web/screens/Account/Security/AppSetup.tsx';
import { RemoveApp } from '#web/screens/Account/Security/RemoveApp.tsx';
import { useBeginAuthenticatorApp } from '#web/screens/Account/Security/useBeginAuthenticatorApp.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';

interface AppCardProps {
  readonly viewer: AppCard_viewer$key;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

export function AppCard({ viewer, onAdded }: AppCardProps): ReactElement {
  const { authenticatorAppSince, timeZone, secondFactors } = useFragment(
    graphql`
      fragment AppCard_viewer on Viewer {
        authenticatorAppSince
        timeZone
        secondFactors
      }
    `,
    viewer,
  );
  const [beginAuthenticatorApp] = useBeginAuthenticatorApp();
  const [newKey, setNewKey] = useState<NewKey | null>(null);
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
          {securityWords.appSince} <Moment at={authenticatorAppSince} timeZone={timeZone} />
        </p>
      )}
      {beginning.refusal !== null && (
        <Alert tone="danger" isLive>
          {beginning.refusal}
        </Alert>
      )}
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
            <Button look="quiet" onPress={() => setRemoving(true)}>
              {securityWords.removeApp}
            </Button>
          )}
        </FormActions>
      ) : (
        <>
          {authenticatorAppSince && <Alert tone="info">{securityWords.replaceText}</Alert>}
          <AppSetup newKey={newKey} onAdded={added} onCancel={() => setNewKey(null)} />
        </>
      )}
      {isRemoving && <RemoveApp isLast={!secondFactors.includes('passkey')} onClose={() => setRemoving(false)} />}
    </Card>
  );
}
