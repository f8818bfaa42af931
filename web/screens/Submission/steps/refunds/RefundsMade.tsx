import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { refundWords } from '#messages/payment/refundWords.ts';
import type { RefundsMade_charge$data, RefundsMade_charge$key } from '#web/__generated__/RefundsMade_charge.graphql.ts';

type Refund = RefundsMade_charge$data['refunds'][number];

const sentences: Readonly<Partial<Record<Refund['state'], (amount: string) => string>>> = {
  approved: refundWords.inProgress,
  succeeded: refundWords.givenBack,
  failed: refundWords.notGivenBack,
};

export function RefundsMade({ charge }: { readonly charge: RefundsMade_charge$key }): ReactElement | null {
  const { refunds } = useFragment(
    graphql`
      fragment RefundsMade_charge on Charge {
        refunds {
          id
          state
          amountCents
          failureMessage
        }
      }
    `,
    charge,
  );
  const told = refunds.flatMap(({ id, state, amountCents, failureMessage }) => {
    const sentence = sentences[state]?.(formatUsd(amountCents));
    return sentence === undefined ? [] : [{ id, sentence: [sentence, failureMessage].filter(Boolean).join(' ') }];
  });
  if (told.length === 0) return null;
  return (
    <>
      {told.map(({ id, sentence }) => (
        <span key={id}>{sentence}</span>
      ))}
    </>
  );
}
