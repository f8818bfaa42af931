import type { Relation } from '#domain/access/relations.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { teamRelations, type Principal } from '#server/access/principal.ts';
import type { ResourceContext } from '#server/access/resourceStatement.ts';

type Known = readonly (readonly [Relation, boolean])[];

/**
 * The viewer's relations to a resource. An API key has none outside its team. People are given work by email address,
 * so unverified people have only what they created themselves (contexts already consider that for applicants). If a
 * team requires a second factor that wasn't passed, no relation to it counts.
 */
export function relationsOf(principal: Principal, context: ResourceContext): Relation[] {
  const known = heldRelations(principal, context);
  return context.is_suspended ? [...known, 'onlyReader'] : known;
}

function heldRelations(principal: Principal, context: ResourceContext): Relation[] {
  const { userId, token, isVerified, isGovernment, isOperator, roles, withheldTeamIds } = principal;
  if (userId === null || (token && context.team_id !== token.teamId)) return ['anyone'];
  const own: Known = [
    ['signedIn', true],
    ['self', context.self_id === userId],
    ['author', context.author_id === userId],
    ['requester', context.requester_id === userId],
    ['primaryApplicant', context.is_primary === true],
    ['applicant', context.is_primary !== null],
  ];
  const given: Known = [
    ['governmentUser', isGovernment],
    // an API key never has operator rights
    ['operator', isOperator && token === null],
    ['contact', context.is_contact],
  ];
  const work: Known = [
    ['roleMember', roles.some((role) => role.id === context.role_id)],
    ['formWriter', context.form_level === writePermissionLevel],
    ['formReader', context.form_level !== null],
    ['authority', context.is_authority],
    ['viewer', context.is_viewer],
    ['assignee', context.is_assignee],
    ['reviewer', context.is_reviewer],
    ['thirdPartyReviewer', context.is_third_party],
  ];
  const isWithheld = context.team_id !== null && withheldTeamIds.includes(context.team_id);
  const known = isVerified ? [...own, ...given, ...(isWithheld ? [] : work)] : own;
  const holding = known.flatMap(([relation, holds]) => (holds ? [relation] : []));
  return context.team_id ? [...holding, ...teamRelations(principal, context.team_id)] : holding;
}
