import type Stripe from 'stripe';
import { idOf } from '#server/sandbox/engine/idOf.ts';

/** Where what an account holds is paid out to. */
export const bankOf = (accountId: string): string => `ba_${accountId}`;

export const accountPaidOut = ({ destination }: Stripe.Payout): string => (idOf(destination) ?? '').replace(/^ba_/, '');
