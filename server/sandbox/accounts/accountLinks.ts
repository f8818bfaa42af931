import type Stripe from 'stripe';
import * as z from 'zod';
import { getAccount, setChargesEnabled } from '#server/sandbox/accounts/accounts.ts';
import { expandParam, params } from '#server/sandbox/api/requestParams.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { newId, randomText } from '#server/sandbox/store/sandboxIds.ts';
import type { SandboxResponse, OnboardingLink } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxReading } from '#server/sandbox/store/SandboxStore.ts';

export const createAccountLinkParams = z.strictObject({
  account: params.text,
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: params.text,
  return_url: params.text,
  collection_options: params.unused,
  ...expandParam,
});

const secondsToLive = 300;

export async function createAccountLink(
  ctx: WritingContext,
  given: z.output<typeof createAccountLinkParams>,
): Promise<SandboxResponse> {
  const account = await getAccount(ctx.db, given.account);
  const id = `${newId('alink')}${randomText(16)}`;
  const expiresAt = ctx.now + secondsToLive;
  await ctx.db.put('account_link', id, {
    account: account.id,
    refreshUrl: given.refresh_url,
    returnUrl: given.return_url,
    expiresAt,
    used: false,
  });
  const link: Stripe.AccountLink = {
    object: 'account_link',
    created: ctx.now,
    expires_at: expiresAt,
    url: `${ctx.pagesUrl}/onboarding/${id}`,
  };
  return { status: 200, body: link };
}

/** The link, and whether it is still usable; an expired one only says where to get a new one. */
export async function findOnboardingLink(
  db: SandboxReading,
  id: string,
  now: number,
): Promise<{ link: OnboardingLink; usable: boolean } | null> {
  const link = await db.find('account_link', id);
  return link ? { link, usable: !link.used && link.expiresAt > now } : null;
}

/** Ends the onboarding page: the account's documents are complete, or it was left unfinished. */
export async function finishOnboarding(
  ctx: WritingContext,
  id: string,
  completed: boolean,
): Promise<{ redirectTo: string } | null> {
  const found = await findOnboardingLink(ctx.db, id, ctx.now);
  if (!found) return null;
  if (!found.usable) return { redirectTo: found.link.refreshUrl };
  await ctx.db.put('account_link', id, { ...found.link, used: true });
  if (completed) await setChargesEnabled(ctx, found.link.account, true);
  return { redirectTo: found.link.returnUrl };
}
