import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { securityWords } from '#messages/account/securityWords.ts';
import type { RecoveryCodesCard_viewer$key } from '#web/__generated__/RecoveryCodesCard_viewer.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useMakeRecoveryCodes } from '#web/screens/Account/Security/useMakeRecoveryCodes.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';

interface RecoveryCodesCardProps {
  readonly viewer: RecoveryCodesCard_viewer$key;
  readonly onMade: (recoveryCodes: readonly string[]) => void;
}

const few = 3;

export function RecoveryCodesCard({ viewer, onMade }: RecoveryCodesCardProps): ReactElement {
  const { recoveryCodesLeft } = useFragment(
    graphql`
      fragment RecoveryCodesCard_viewer on Viewer {
        recoveryCodesLeft
      }
    `,
    viewer,
  );
  const [makeRecoveryCodes] = useMakeRecoveryCodes();
  const [isAsking, setAsking] = useState(false);
  const creating = useAction(
    () => makeRecoveryCodes({}),
    ({ recoveryCodes }) => {
      setAsking(false);
      onMade(recoveryCodes);
    },
  );
  return (
    <Card title={securityWords.codes}>
      <p>{securityWords.codesText}</p>
      <p>{securityWords.codesLeft(recoveryCodesLeft)}</p>
      {recoveryCodesLeft <= few && <Alert tone="warning">{securityWords.codesFew}</Alert>}
      <FormActions>
        <Button icon="refresh" onPress={() => setAsking(true)}>
          {securityWords.makeCodes}
        </Button>
      </FormActions>
      {isAsking && (
        <ConfirmDialog
          title={securityWords.makeCodesTitle}
          confirm={securityWords.makeCodes}
          isOpen
          isPending={creating.pending !== null}
          refusal={creating.refusal}
          onConfirm={() => creating.run('codes')}
          onCancel={() => setAsking(false)}
        >
          {securityWords.makeCodesText}
        </ConfirmDialog>
      )}
    </Card>
  );
}
