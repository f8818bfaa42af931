import type { Relation } from '#domain/access/relations.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { teamRelations, type Principal } from '#server/access/principal.ts';
import type { ResourceContext } from '#server/access/resourceStatement.ts';

type Known = readonly (readonly [Relation, boolean])[];

/**
 * What the viewer is to a thing. A key is nobody outside its team. Work is given to people by their e-mail address, so
 * somebody who has not shown that the address is theirs holds only what they made themselves. Of applicants the contexts
 * know already which of the two they are. Where a team asks its people for a second factor that was not shown, they do
 * no work for it, however it was given to them.
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
    // a program never runs the installation
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
