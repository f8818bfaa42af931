import { plural } from '#domain/kernel/plural.ts';
import type { ChainVerdict } from '#server/queries/audit/verifyAuditChain.ts';
import type { OperationContext } from '#server/Services.ts';
import { StartupError } from '#server/StartupError.ts';

export const auditUsage = `
  npm run operator -- audit verify [--expect HASH]  checks that no entry of the audit log was changed, removed, or added

  HASH is the last hash that an earlier run printed. Keep it where people who can change the database can't change it.
`;

const hashPattern = /^[\da-f]{64}$/;

/** Runs a command about the audit log; null if the arguments are none. */
export function auditCommand(args: readonly string[]): ((ctx: OperationContext) => Promise<string>) | null {
  const [noun, verb, flag, expected = null, ...rest] = args;
  if (noun !== 'audit' || verb !== 'verify' || rest.length > 0) return null;
  if (flag !== undefined && (flag !== '--expect' || expected === null || !hashPattern.test(expected))) return null;
  return (ctx) => verify(ctx, expected);
}

async function verify({ services }: OperationContext, expected: string | null): Promise<string> {
  const { verifyAuditChain } = await import('#server/queries/audit/verifyAuditChain.ts');
  const verdict = await verifyAuditChain(services.pool, expected);
  const summary = summaryOf(verdict);
  if (verdict.faulty !== null) throw new StartupError(`${faultSentence(verdict.faulty)}\n${summary}`);
  if (expected !== null && !verdict.hasExpected)
    throw new StartupError(
      `The expected hash is not in the chain: since it was printed, entries were removed from the end, or the chain was computed again.\n${summary}`,
    );
  return `The audit log is intact.\n${summary}`;
}

function summaryOf({ verified, lastHash, erased, unsealed }: ChainVerdict): string {
  return [
    `Verified: ${plural(verified, 'entry', 'entries')}`,
    ...(erased === 0 ? [] : [`Erased: ${plural(erased, 'text')}`]),
    ...(unsealed === 0 ? [] : [`Not sealed yet: ${plural(unsealed, 'entry', 'entries')}`]),
    ...(lastHash === null ? [] : [`Last hash: ${lastHash}`]),
  ].join('\n');
}

function faultSentence({ fault, position, entryId, kind, at }: NonNullable<ChainVerdict['faulty']>): string {
  const entry = [entryId, ...(kind === null ? [] : [kind]), ...(at === null ? [] : [at.toISOString()])].join(', ');
  switch (fault) {
    case 'gap':
      return `Position ${position} of the audit log is missing.`;
    case 'removed':
      return `The entry at position ${position} was removed: ${entry}`;
    case 'changed':
      return `The entry at position ${position} doesn't fit. It, or its place, was changed: ${entry}`;
    case 'removedUnsealed':
      return `An entry was removed before it was sealed: ${entry}`;
    case 'inserted':
      return `An entry is neither sealed nor waiting to be, so it wasn't written by Portico: ${entry}`;
  }
}
