import type { ReactElement } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import { addressFieldWords as words } from '#messages/filling/addressFieldWords.ts';
import type { AddressVerdict } from '#web/forms/fields/useAddressCheck.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/forms/fields/AddressInput.module.css';

export interface AddressNoteProps {
  readonly verdict: AddressVerdict;
  /** one that was meant, or null: it stays as it was typed */
  readonly onDecide: (found: FoundAddress | null) => void;
  readonly onTryAgain: () => void;
}

/** What is to be said of the address above it. Whatever it says, what was typed stands there and is kept. */
export function AddressNote({ verdict, onDecide, onTryAgain }: AddressNoteProps): ReactElement {
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
  readonly onDecide: AddressNoteProps['onDecide'];
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
          <Button look="quiet" onPress={() => onDecide(null)}>
            {words.keep}
          </Button>
        </li>
      </ul>
    </Alert>
  );
}
