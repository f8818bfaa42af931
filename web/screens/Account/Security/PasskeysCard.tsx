import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { securityWords } from '#messages/account/securityWords.ts';
import type {
  PasskeysCard_viewer$data,
  PasskeysCard_viewer$key,
} from '#web/__generated__/PasskeysCard_viewer.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { supportsPasskeys } from '#web/parts/session/factors/callAuthenticator.ts';
import { AddPasskey } from '#web/screens/Account/Security/AddPasskey.tsx';
import { RemovePasskey } from '#web/screens/Account/Security/RemovePasskey.tsx';
import { RenamePasskey } from '#web/screens/Account/Security/RenamePasskey.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Account/Security/Security.module.css';

interface PasskeysCardProps {
  readonly viewer: PasskeysCard_viewer$key;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
}

type Passkey = PasskeysCard_viewer$data['passkeys'][number];

export function PasskeysCard({ viewer, onAdded }: PasskeysCardProps): ReactElement {
  const { passkeys, timeZone, authenticatorAppSince } = useFragment(
    graphql`
      fragment PasskeysCard_viewer on Viewer {
        timeZone
        authenticatorAppSince
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    viewer,
  );
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  return (
    <Card title={securityWords.passkeys}>
      <p>{securityWords.passkeysText}</p>
      {passkeys.length > 0 ? (
        <ul className={styles.passkeys} aria-label={securityWords.passkeyList}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className={styles.passkey}>
                <strong>{passkey.name}</strong>
                <small>
                  {securityWords.added} <RelativeTime at={passkey.createdAt} timeZone={timeZone} />
                  {' · '}
                  {securityWords.lastUsed}{' '}
                  {passkey.lastUsedAt ? (
                    <RelativeTime at={passkey.lastUsedAt} timeZone={timeZone} />
                  ) : (
                    securityWords.never
                  )}
                </small>
              </span>
              <span className={styles.actions}>
                <Button
                  variant="quiet"
                  label={securityWords.renameNamed(passkey.name)}
                  onPress={() => setRenaming(passkey)}
                >
                  {securityWords.rename}
                </Button>
                <Button
                  variant="quiet"
                  label={securityWords.removeNamed(passkey.name)}
                  onPress={() => setRemoving(passkey)}
                >
                  {securityWords.remove}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{securityWords.noPasskeys}</p>
      )}
      {supportsPasskeys() ? <AddPasskey onAdded={onAdded} /> : <p>{securityWords.noWebAuthn}</p>}
      {renaming && <RenamePasskey id={renaming.id} name={renaming.name} onClose={() => setRenaming(null)} />}
      {removing && (
        <RemovePasskey
          id={removing.id}
          name={removing.name}
          isLast={passkeys.length === 1 && !authenticatorAppSince}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  );
}
