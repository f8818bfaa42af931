import { domainProblemKinds, domainRecordName, domainRecordValue, domainStates } from '#domain/team/domainChecks.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

const TeamDomainStateEnum = builder.enumType('TeamDomainState', {
  description:
    'Whether a domain leads to its team’s portal: `pending` while its DNS record is expected, `verified` once it was found, and `failed` if it did not appear within a week or has disappeared.',
  values: domainStates,
});

const TeamDomainProblemEnum = builder.enumType('TeamDomainProblem', {
  description:
    'Why the last check did not verify a domain: the DNS record is missing, has another value, or could not be looked up, or another team has verified the domain.',
  values: domainProblemKinds,
});

/** The team of a domain, for callers who may do one of these; null for everyone else, and for a domain that is gone. */
export async function teamOfVisibleDomain(
  ctx: RequestContext,
  domainId: string,
  actions: readonly ('viewTeam' | 'updateTeam')[],
): Promise<string | null> {
  const domain = await ctx.services.db.teamDomain.findUnique({ where: { id: domainId }, select: { teamId: true } });
  if (!domain) return null;
  const allowed = await Promise.all(actions.map((action) => ctx.access.may('team', action, domain.teamId)));
  return allowed.includes(true) ? domain.teamId : null;
}

guardBy('TeamDomain', async (ctx, id) => (await teamOfVisibleDomain(ctx, id, ['viewTeam'])) !== null);

export const TeamDomain = builder.prismaNode('TeamDomain', {
  id: { field: 'id' },
  description:
    'A domain that leads to a team’s portal, such as `forms.town.gov`, once a DNS record proves that it belongs to the team.',
  fields: (t) => ({
    domain: t.exposeString('domain', { description: 'The domain name, such as `forms.town.gov`, in lower case.' }),
    state: t.expose('state', {
      type: TeamDomainStateEnum,
      description: 'Whether the domain leads to the team’s portal.',
    }),
    problem: t.expose('problem', {
      type: TeamDomainProblemEnum,
      nullable: true,
      description: 'Why the last check did not find the DNS record, or null if it did or none was made yet.',
    }),
    recordName: t.string({
      description: 'The name of the TXT record that proves that the domain belongs to the team.',
      resolve: ({ domain }) => domainRecordName(domain),
    }),
    recordValue: t.string({
      description: 'The value of the TXT record that proves that the domain belongs to the team.',
      resolve: ({ verificationToken }) => domainRecordValue(verificationToken),
    }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the domain was verified, or null if it never was.',
    }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the DNS record was last looked up, or null if it has not been yet.',
    }),
  }),
});
