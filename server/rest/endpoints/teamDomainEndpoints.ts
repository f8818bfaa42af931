import { z } from 'zod';
import { text } from '#server/rest/bodyValues.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const newDomain = z.strictObject({ team_domain: z.strictObject({ domain: text }) });

/** Domains that lead to a team’s portal. Decision 0113. */
export const teamDomainEndpoints: readonly Endpoint[] = [
  endpoint<Record<string, never>, z.infer<typeof newDomain>>({
    method: 'POST',
    path: '/teams/{id}/team_domains',
    summary: 'Add a domain that leads to the portal of a team once its DNS record is found',
    document: `mutation ($input: AddTeamDomainInput!) {
      addTeamDomain(input: $input) { ... on AddTeamDomainPayload { domain { ...team_domain } } }
    }`,
    body: newDomain,
    variables: ({ params, body }) => ({ input: { friendlyId: params['id'], domain: body.team_domain.domain } }),
    answer: 'addTeamDomain.domain',
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/team_domains/{id}',
    summary: 'Delete a domain of a team',
    document: `mutation ($input: RemoveTeamDomainInput!) {
      removeTeamDomain(input: $input) { ... on RemoveTeamDomainPayload { id: deletedDomainId } }
    }`,
    variables: ({ params }) => ({ input: { domainId: toGlobalId('TeamDomain', params['id']) } }),
    answer: { id: 'removeTeamDomain.id' },
  }),
];
