import type Stripe from 'stripe';
import { idOf } from '#server/sandbox/engine/idOf.ts';

/** The bank account that an account is paid out to. */
export const bankAccountId = (accountId: string): string => `ba_${accountId}`;

export const accountOfPayout = ({ destination }: Stripe.Payout): string =>
  (idOf(destination) ?? '').replace(/^ba_/, '');
