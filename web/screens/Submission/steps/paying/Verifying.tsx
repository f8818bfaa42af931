import type { ReactElement } from 'react';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** A bank account that is verified by small deposits: days pass, and the page tells what is still to be done. */
export function Verifying({ url }: { readonly url: string | null }): ReactElement {
  return (
    <Alert tone="info" title={paymentWords.verifying}>
      <p>{url === null ? paymentWords.verifyingElse : paymentWords.verifyingText}</p>
      {url !== null && <a href={url}>{paymentWords.verify}</a>}
    </Alert>
  );
}
