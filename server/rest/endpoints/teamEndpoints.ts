import { z } from 'zod';
import { auditAreas } from '#domain/audit/auditAreas.ts';
import { editLevels } from '#domain/team/roles.ts';
import { decimalNumber, flag, optionalText, storedFile, text } from '#server/rest/bodyValues.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const bannerOptions = z.strictObject({ x: decimalNumber, y: decimalNumber, w: decimalNumber, h: decimalNumber });

const teamFields = z.strictObject({
  name: optionalText,
  color: optionalText,
  time_zone: optionalText,
  slug: optionalText,
  logo: storedFile.optional(),
  logo_alt_text: optionalText,
  remove_logo: flag,
  public_portal_banner: storedFile.optional(),
  public_portal_banner_options: bannerOptions.optional(),
  public_portal_banner_alt_text: optionalText,
  remove_banner: flag,
  refund_authorization_required: flag,
});
type TeamFields = z.infer<typeof teamFields>;
/** Fields are below `team`, or at the top level as the settings page sends them, but not mixed. */
const teamBody = teamFields
  .extend({ team: teamFields.optional() })
  .refine(({ team, ...top }) => team === undefined || Object.keys(top).length === 0, {
    message: 'saidTwice',
    path: ['team'],
  })
  .refine((body) => !setsAndRemoves(body, 'logo', 'remove_logo'), { message: 'saidTwice', path: ['remove_logo'] })
  .refine((body) => !setsAndRemoves(body, 'public_portal_banner', 'remove_banner'), {
    message: 'saidTwice',
    path: ['remove_banner'],
  });
type TeamBody = z.infer<typeof teamBody>;

function setsAndRemoves(
  { team, ...top }: TeamFields & { readonly team?: TeamFields | undefined },
  picture: 'logo' | 'public_portal_banner',
  removal: 'remove_logo' | 'remove_banner',
): boolean {
  const fields = team ?? top;
  return fields[picture] !== undefined && fields[removal] === true;
}

const roleFields = z.strictObject({
  name: optionalText,
  member_mgmt_level: z.enum(editLevels).optional(),
  workflow_creator: flag,
  team_manager: flag,
  finance_manager: flag,
  finance_member: flag,
});
const roleBody = z.strictObject({ role: roleFields.prefault({}), add_me: flag });
type RoleBody = z.infer<typeof roleBody>;

const roleSearch = z.object({ search_term: optionalText, user_id: optionalText });

const auditSearch = z.object({
  area: z.enum(auditAreas).optional(),
  kind: optionalText,
  person_id: optionalText,
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
});

/**
 * The refund setting, which only owners can change, is a separate mutation. It runs first, so that nothing else
 * changes if it is refused.
 */
const updateTeam = `mutation ($input: UpdateTeamInput!, $refunds: RequireRefundAuthorizationInput!, $changesRefunds: Boolean!,
    $changesRest: Boolean!) {
  requireRefundAuthorization(input: $refunds) @include(if: $changesRefunds) {
    ... on RequireRefundAuthorizationPayload { team { ...team_settings } } }
  updateTeam(input: $input) @include(if: $changesRest) { ... on UpdateTeamPayload { team { ...team_settings } } }
}`;

const teamInput = ({ team, ...top }: TeamBody) => {
  const { name, color, time_zone: timeZone, slug, ...pictures } = team ?? top;
  return { name, color, timeZone, slug, logo: logoInput(pictures), banner: bannerInput(pictures) };
};

type Pictures = Omit<TeamBody, 'team'>;

/** Undefined if the body says nothing about the logo. */
function logoInput({ logo, logo_alt_text: altText, remove_logo: isRemoved }: Pictures) {
  const fileId = isRemoved ? null : logo;
  return fileId === undefined && altText === undefined ? undefined : { fileId, altText };
}

/** Undefined if the body says nothing about the banner. */
function bannerInput(pictures: Pictures) {
  const { public_portal_banner: banner, public_portal_banner_options: crop } = pictures;
  const { public_portal_banner_alt_text: altText, remove_banner: isRemoved } = pictures;
  const fileId = isRemoved ? null : banner;
  return fileId === undefined && altText === undefined && crop === undefined ? undefined : { fileId, altText, crop };
}

function teamVariables(friendlyId: string | undefined, body: TeamBody) {
  const input = teamInput(body);
  const { refund_authorization_required: required } = body.team ?? body;
  const changesRefunds = required !== undefined;
  return {
    input: { friendlyId, ...input },
    refunds: { friendlyId, required: required ?? false },
    changesRefunds,
    changesRest: !changesRefunds || Object.values(input).some((value) => value !== undefined),
  };
}

const roleInput = ({ role, add_me: addMe }: RoleBody) => ({
  name: role.name,
  memberMgmtLevel: role.member_mgmt_level,
  flags: {
    workflowCreator: role.workflow_creator,
    teamManager: role.team_manager,
    financeManager: role.finance_manager,
    financeMember: role.finance_member,
  },
  addMe,
});

/** How the body calls what the operation reports about pictures. */
const pictureNames = {
  banner: 'public_portal_banner',
  crop: 'public_portal_banner_options',
  banner_alt_text: 'public_portal_banner_alt_text',
} as const;

const ofTeam = { owner: 'Team', param: 'role_id', type: 'Role', through: 'team' } as const;

/** Teams and their roles. */
export const teamEndpoints: readonly Endpoint[] = [
  endpoint<Record<string, never>, TeamBody>({
    method: 'PUT',
    path: '/teams/{id}',
    summary: 'Change the settings of a team',
    document: updateTeam,
    body: teamBody,
    called: pictureNames,
    takesFiles: true,
    variables: ({ params, body }) => teamVariables(params['id'], body),
    answer: 'updateTeam.team | requireRefundAuthorization.team',
  }),
  endpoint<Record<string, never>, TeamBody>({
    method: 'PATCH',
    path: '/teams/{friendly_id}',
    summary: 'Change the name, color, time zone, slug, logo, or portal banner of a team',
    document: updateTeam,
    body: teamBody,
    called: pictureNames,
    takesFiles: true,
    variables: ({ params, body }) => teamVariables(params['friendly_id'], body),
    answer: 'updateTeam.team | requireRefundAuthorization.team',
  }),
  endpoint<{ slug: string }>({
    method: 'GET',
    path: '/teams/check_slug_available',
    summary: 'Check whether a team can use a slug',
    document: `query ($slug: String!) { available: teamSlugIsAvailable(slug: $slug) }`,
    query: z.object({ slug: text }),
    variables: ({ query }) => query,
    answer: { available: 'available' },
  }),
  endpoint<z.infer<typeof auditSearch>>({
    method: 'GET',
    path: '/teams/{id}/audit_entries',
    summary: 'List a team’s audit log: changes of permissions, payments, and exports of data; for owners',
    document: `query ($id: ID!, $first: Int, $after: String, $filter: AuditFilter) {
      team: node(id: $id) { ... on Team { auditEntries(first: $first, after: $after, filter: $filter) {
        edges { node { id at kind area sentence actor_kind: actorKind actor_name: actorName actor_email: actorEmail address
          user_agent: userAgent request_id: requestId data } }
        pageInfo { startCursor endCursor hasNextPage } } } }
    }`,
    query: auditSearch,
    list: { of: 'audit_entries', cursors: 'team.auditEntries.pageInfo' },
    variables: ({ params, query: { area, kind, person_id: personId, from, until } }) => ({
      id: toGlobalId('Team', params['id']),
      filter: { area, kind, actorId: toGlobalId('User', personId), from, until },
    }),
    answer: {
      audit_entries: 'team.auditEntries.edges.*.node',
      end_cursor: 'team.auditEntries.pageInfo.endCursor',
      has_next_page: 'team.auditEntries.pageInfo.hasNextPage',
    },
  }),
  endpoint({
    method: 'GET',
    path: '/roles/{id}',
    summary: 'Get a role with its members',
    document: `query ($id: ID!) { node(id: $id) { ...role } }`,
    variables: ({ params }) => ({ id: toGlobalId('Role', params['id']) }),
    answer: 'node',
  }),
  endpoint<Record<string, never>, RoleBody>({
    method: 'POST',
    path: '/teams/{id}/roles',
    summary: 'Create a role',
    document: `mutation ($input: CreateRoleInput!) {
      createRole(input: $input) { ... on CreateRolePayload { role { ...role } } }
    }`,
    body: roleBody,
    variables: ({ params, body }) => {
      const input = roleInput(body);
      return { input: { ...input, name: input.name ?? '', teamId: toGlobalId('Team', params['id']) } };
    },
    answer: 'createRole.role',
    status: 201,
  }),
  endpoint<Record<string, never>, RoleBody>({
    method: 'PUT',
    path: '/teams/{id}/roles/{role_id}',
    within: ofTeam,
    summary: 'Change a role',
    document: `mutation ($input: UpdateRoleInput!) {
      updateRole(input: $input) { ... on UpdateRolePayload { role { ...role } } }
    }`,
    body: roleBody,
    variables: ({ params, body }) => ({ input: { ...roleInput(body), roleId: toGlobalId('Role', params['role_id']) } }),
    answer: 'updateRole.role',
  }),
  endpoint({
    method: 'DELETE',
    path: '/teams/{id}/roles/{role_id}',
    within: ofTeam,
    summary: 'Delete a role that no form uses',
    document: `mutation ($input: DeleteRoleInput!) {
      deleteRole(input: $input) { ... on DeleteRolePayload { id: deletedRoleId } }
    }`,
    variables: ({ params }) => ({ input: { roleId: toGlobalId('Role', params['role_id']) } }),
    answer: { id: 'deleteRole.id' },
  }),
  endpoint<z.infer<typeof roleSearch>>({
    method: 'GET',
    path: '/teams/{id}/roles/search',
    summary: 'Find roles by part of their name, or the roles of a person',
    document: `query ($id: ID!, $search: String, $userId: ID) {
      team: node(id: $id) { ... on Team { roles(search: $search, userId: $userId) { ...role } } }
    }`,
    query: roleSearch,
    variables: ({ params, query }) => ({
      id: toGlobalId('Team', params['id']),
      search: query.search_term,
      userId: toGlobalId('User', query.user_id),
    }),
    list: { of: 'roles' },
    answer: { roles: 'team.roles' },
  }),
];
