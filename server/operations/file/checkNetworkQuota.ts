import { Refusal } from '#domain/kernel/refusal.ts';
import { networkOf } from '#server/limits/rateLimits.ts';
import { isActorUnverified } from '#server/operations/account/isActorUnverified.ts';
import type { OperationContext } from '#server/Services.ts';

const bytesPerMegabyte = 1_000_000;

/**
 * Accounts are free to create, so unverified accounts share a storage limit per network. Checked before the
 * transaction.
 */
export async function checkNetworkQuota(ctx: OperationContext, bytes: number): Promise<void> {
  if (!ctx.client || !(await isActorUnverified(ctx, ctx.services.db))) return;
  const network = networkOf(ctx.client.address);
  const megabytes = Math.max(1, Math.round(bytes / bytesPerMegabyte));
  const seconds = await ctx.services.limits.take('megabytesOfUnverified', network, megabytes);
  if (seconds > 0) throw new Refusal('tooManyRequests', { seconds });
}
