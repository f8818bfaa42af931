import { useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { identityConfirmationWords } from '#messages/account/securityWords.ts';
import type { ConfirmIdentityDialogQuery } from '#web/__generated__/ConfirmIdentityDialogQuery.graphql.ts';
import { supportsPasskeys } from '#web/parts/session/factors/callAuthenticator.ts';
import { ConfirmCodeForm } from '#web/parts/session/factors/ConfirmCodeForm.tsx';
import { ConfirmPasswordForm } from '#web/parts/session/factors/ConfirmPasswordForm.tsx';
import { useConfirmByFactor } from '#web/parts/session/factors/useConfirmByFactor.ts';
import { usePasskey } from '#web/parts/session/factors/usePasskey.ts';
import { usePasskeyChallenge } from '#web/parts/session/factors/usePasskeyChallenge.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

interface ConfirmIdentityDialogProps {
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Reauthenticates with the password or another factor. Waiting mutations are then sent automatically. */
export function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps): ReactElement {
  const { viewer } = useLazyLoadQuery<ConfirmIdentityDialogQuery>(
    graphql`
      query ConfirmIdentityDialogQuery {
        viewer {
          email
          secondFactors
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const [confirmByFactor] = useConfirmByFactor();
  const [isByCode, setByCode] = useState(false);
  const question = usePasskeyChallenge();
  const byPasskey = usePasskey({
    question,
    send: (token, passkey) => confirmByFactor({ input: { token, passkey } }),
    onDone: () => onAnswer(true),
  });
  const factors = viewer?.secondFactors ?? [];
  return (
    <Dialog title={identityConfirmationWords.title} isOpen onClose={() => onAnswer(false)}>
      <p>{identityConfirmationWords.text}</p>
      <Refusal sentence={byPasskey.refusal} />
      {isByCode ? (
        <ConfirmCodeForm onDone={() => onAnswer(true)} />
      ) : (
        <ConfirmPasswordForm email={viewer?.email ?? ''} onDone={() => onAnswer(true)} />
      )}
      {factors.length > 0 && (
        <FormActions>
          {factors.includes('passkey') && supportsPasskeys() && (
            <Button
              icon="key"
              isPending={byPasskey.isPending}
              pendingLabel={identityConfirmationWords.asking}
              onPress={byPasskey.run}
            >
              {identityConfirmationWords.byPasskey}
            </Button>
          )}
          {factors.includes('authenticatorApp') && (
            <Button variant="quiet" onPress={() => setByCode(!isByCode)}>
              {isByCode ? identityConfirmationWords.byPassword : identityConfirmationWords.byCode}
            </Button>
          )}
        </FormActions>
      )}
    </Dialog>
  );
}
