import type { OwedLines_payment$data } from '#web/__generated__/OwedLines_payment.graphql.ts';

/** Cash or a check that somebody brought. */
export type Handed = OwedLines_payment$data['receivedByHand'][number];
