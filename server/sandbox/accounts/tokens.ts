import type Stripe from 'stripe';
import * as z from 'zod';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import { invalidRequest } from '#server/sandbox/api/stripeFailure.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';

export const createTokenParams = z.strictObject({
  pii: z.strictObject({ id_number: params.text }),
  ...expandParam,
});

const mismatchingNumber = '111111111';

/** Exchanges a personal ID number for a token. The number itself is never stored. */
export async function createToken(
  ctx: WritingContext,
  { pii }: z.output<typeof createTokenParams>,
): Promise<SandboxResponse> {
  const number = pii.id_number.replaceAll(/[\s-]/g, '');
  if (!/^\d{9}$/.test(number)) {
    const message = 'The ID number must have nine digits.';
    throw invalidRequest(message, { code: 'parameter_invalid_string_blank', param: 'pii[id_number]' });
  }
  const token: Stripe.Token = {
    id: newId('pii'),
    object: 'token',
    client_ip: null,
    created: ctx.now,
    livemode: false,
    type: 'pii',
    used: false,
  };
  await ctx.db.put('token', token.id, { token, matches: number !== mismatchingNumber });
  return { status: 200, body: token };
}
