import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { tokenWords } from '#messages/account/tokenWords.ts';
import type { RevokeToken_token$key } from '#web/__generated__/RevokeToken_token.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRevokeApiToken } from '#web/screens/Teams/Tokens/useRevokeApiToken.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RevokeTokenProps {
  readonly token: RevokeToken_token$key;
  readonly onClose: () => void;
}

export function RevokeToken({ token, onClose }: RevokeTokenProps): ReactElement {
  const { id, name } = useFragment(
    graphql`
      fragment RevokeToken_token on ApiToken {
        id
        name
      }
    `,
    token,
  );
  const [revokeApiToken] = useRevokeApiToken();
  const revoking = useAction(
    (apiTokenId: string) => revokeApiToken({ input: { apiTokenId } }),
    () => {
      flash(tokenWords.revoked);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={tokenWords.revokeTitle(name)}
      confirm={tokenWords.confirmRevoke}
      isDangerous
      isOpen
      isPending={revoking.pending !== null}
      refusal={revoking.refusal}
      onConfirm={() => revoking.run(id)}
      onCancel={onClose}
    >
      {tokenWords.revokeText}
    </ConfirmDialog>
  );
}
