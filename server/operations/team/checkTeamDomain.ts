import { afterCheck, beforeAskedCheck, domainRecordName, problemOf } from '#domain/team/domainChecks.ts';
import type { TextLookup } from '#domain/team/TextLookup.ts';
import { statement } from '#server/database/statement.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { announceTeamDomains } from '#server/operations/team/announceTeamDomains.ts';
import type { OperationContext } from '#server/Services.ts';

interface Check {
  /** a person waits for the result, so that a failed domain gets another week */
  readonly isAsked?: boolean;
}

/** Looks for a domain's DNS record and notes the result. Does nothing if the domain was deleted. */
export async function checkTeamDomain(
  ctx: OperationContext,
  id: string,
  { isAsked = false }: Check = {},
): Promise<void> {
  const domain = await ctx.services.db.teamDomain.findUnique({ where: { id }, select: { domain: true } });
  if (!domain) return;
  const lookup = await ctx.services.textRecords.lookUp(domainRecordName(domain.domain));
  await noteDomainCheck(ctx, { id, lookup, isAsked });
}

interface Found {
  readonly id: string;
  readonly lookup: TextLookup;
  readonly isAsked: boolean;
}

const noteDomainCheck = operation<Found, null>('checkTeamDomain', async (tx, { id, lookup, isAsked }) => {
  const { db, now } = tx;
  const [named] = await db.teamDomain.findMany({ where: { id }, select: { domain: true } });
  if (!named) return null;
  // of two teams whose records are both found, one gets the domain
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`domain ${named.domain}`}))::text`;
  const [before] = await db.teamDomain.findMany({ where: { id }, include: { team: true } });
  if (!before) return null;
  const found = problemOf(lookup, before.verificationToken);
  const others = { domain: before.domain, state: 'verified' as const, id: { not: id } };
  const problem = found === null && (await db.teamDomain.count({ where: others })) > 0 ? 'otherTeam' : found;
  const { state, attempts, askedAt, foundAt, verifiedAt, nextCheckAt } = afterCheck(
    isAsked ? beforeAskedCheck(before, now) : before,
    problem,
    now,
  );
  await db.teamDomain.update({
    where: { id },
    data: { ...{ state, problem, attempts, askedAt, foundAt, verifiedAt, nextCheckAt }, checkedAt: now },
  });
  announceTeamDomains(tx, before.team.id);
  if (state === before.state) return null;
  const about = aboutTeam(before.team, { domain: before.domain });
  if (state === 'verified') tx.audit({ kind: 'teamDomainVerified', ...about });
  if (before.state === 'verified') tx.audit({ kind: 'teamDomainLost', ...about });
  return null;
});

const mostAtOnce = 100;

/** Moves due domains to their next check, so that a lost job is only a late one. */
const takeDueDomains = statement<[now: Date, limit: number], { readonly id: string }>(
  'team_domains_due',
  `UPDATE team_domains SET next_check_at = $1::timestamptz + interval '10 minutes'
   WHERE id IN (SELECT id FROM team_domains WHERE next_check_at <= $1::timestamptz
     ORDER BY next_check_at LIMIT $2::int FOR UPDATE SKIP LOCKED)
   RETURNING id`,
);

/** Enqueues the checks that are due. Runs every minute. */
export const sweepTeamDomains = operation<void, null>('sweepTeamDomains', async (tx) => {
  const due = await takeDueDomains.rows(tx.queries, [tx.now, mostAtOnce]);
  for (const { id } of due) await tx.enqueue('team/checkDomain', { domainId: id }, { key: id });
  return null;
});
