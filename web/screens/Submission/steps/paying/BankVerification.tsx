import type { ReactElement } from 'react';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** Bank account verification by small deposits, which takes days: says what is left to do. */
export function BankVerification({ url }: { readonly url: string | null }): ReactElement {
  return (
    <Alert tone="info" title={paymentWords.verifying}>
      <p>{url === null ? paymentWords.verifyingElse : paymentWords.verifyingText}</p>
      {url !== null && <a href={url}>{paymentWords.verify}</a>}
    </Alert>
  );
}
