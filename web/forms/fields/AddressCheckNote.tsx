import type { ReactElement } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import { addressFieldWords as words } from '#messages/filling/addressFieldWords.ts';
import type { AddressCheckResult } from '#web/forms/fields/useAddressCheck.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/forms/fields/AddressInput.module.css';

export interface AddressCheckNoteProps {
  readonly verdict: AddressCheckResult;
  /** the chosen match, or null to keep the address as typed */
  readonly onDecide: (found: FoundAddress | null) => void;
  readonly onTryAgain: () => void;
}

/** Result of the address lookup. Never blocks: the typed address is kept either way. */
export function AddressCheckNote({ verdict, onDecide, onTryAgain }: AddressCheckNoteProps): ReactElement {
  return (
    <>
      {verdict === 'none' && (
        <Alert tone="info" isLive>
          {words.none}
        </Alert>
      )}
      {verdict === 'failed' && (
        <Alert tone="warning" isLive action={<Button onPress={onTryAgain}>{words.tryAgain}</Button>}>
          {words.failed}
        </Alert>
      )}
      {Array.isArray(verdict) && <Meant found={verdict as readonly FoundAddress[]} onDecide={onDecide} />}
    </>
  );
}

interface MeantProps {
  readonly found: readonly FoundAddress[];
  readonly onDecide: AddressCheckNoteProps['onDecide'];
}

function Meant({ found, onDecide }: MeantProps): ReactElement {
  return (
    <Alert tone="info" isLive title={found.length === 1 ? words.didYouMean : words.didYouMeanOne}>
      <ul className={styles.meant}>
        {found.map((each) => (
          <li key={each.text}>
            <Button onPress={() => onDecide(each)}>{each.text}</Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onPress={() => onDecide(null)}>
            {words.keep}
          </Button>
        </li>
      </ul>
    </Alert>
  );
}
