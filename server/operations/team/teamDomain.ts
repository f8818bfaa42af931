import { normaliseDomain } from '#domain/kernel/domains.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { domainStates, maxTeamDomains } from '#domain/team/domainChecks.ts';
import { domainProblems } from '#domain/team/team.ts';
import { newId } from '#server/newId.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseProblems } from '#server/operations/refusals.ts';
import { announceTeamDomains } from '#server/operations/team/announceTeamDomains.ts';

interface NewDomain {
  readonly teamId: string;
  readonly domain: string;
}

/** Adds a domain to a team. It serves the team's portal once its DNS record is found. Decision 0113. */
export const addTeamDomain = operation<NewDomain, string>('addTeamDomain', async (tx, { teamId, domain: typed }) => {
  const { db, ctx, now } = tx;
  // one at a time, so that the limit holds
  await db.$queryRaw`SELECT id FROM teams WHERE id = ${teamId}::uuid FOR UPDATE`;
  const team = await db.team.findUniqueOrThrow({ where: { id: teamId }, include: { teamDomains: true } });
  const existing = team.teamDomains.map(({ domain }) => domain);
  refuseProblems(domainProblems(typed, existing));
  const domain = normaliseDomain(typed);
  if (domain === new URL(ctx.services.publicUrl).hostname)
    throw new InvalidInput([{ path: 'domain', code: 'domainOfSite' }]);
  if (existing.length >= maxTeamDomains) throw new Refusal('tooManyDomains', { max: maxTeamDomains });
  const id = newId();
  const [state] = domainStates;
  await db.teamDomain.create({
    data: { id, teamId, domain, state, createdAt: now, askedAt: now, nextCheckAt: now },
  });
  await tx.enqueue('team/checkDomain', { domainId: id });
  tx.record({ kind: 'addTeamDomain', teamId, data: { domain } });
  tx.audit({ kind: 'addTeamDomain', ...aboutTeam(team, { domain }) });
  announceTeamDomains(tx, teamId);
  return id;
});

/** Deletes a domain of a team. It stops serving the portal immediately. */
export const removeTeamDomain = operation<{ domainId: string }, null>('removeTeamDomain', async (tx, { domainId }) => {
  const [removed] = await tx.db.teamDomain.findMany({ where: { id: domainId }, include: { team: true } });
  if (!removed) return null;
  await tx.db.teamDomain.deleteMany({ where: { id: domainId } });
  const { team, domain } = removed;
  tx.record({ kind: 'removeTeamDomain', teamId: team.id, data: { domain } });
  tx.audit({ kind: 'removeTeamDomain', ...aboutTeam(team, { domain }) });
  announceTeamDomains(tx, team.id);
  return null;
});
