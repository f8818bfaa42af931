import type { Relation } from '#domain/access/relations.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import type { Anchor } from '#server/access/anchors.ts';
import { teamRelations, type Principal } from '#server/access/principal.ts';

type Known = readonly (readonly [Relation, boolean])[];

/**
 * What the viewer is to a thing. A key is nobody outside its team. Work is given to people by their e-mail address, so
 * somebody who has not shown that the address is theirs holds only what they made themselves. Of applicants the anchors
 * know already which of the two they are.
 */
export function relationsOf(principal: Principal, anchor: Anchor): Relation[] {
  const known = heldRelations(principal, anchor);
  return anchor.is_suspended ? [...known, 'onlyReader'] : known;
}

function heldRelations(principal: Principal, anchor: Anchor): Relation[] {
  const { userId, token, isVerified, isGovernment, isOperator, roles } = principal;
  if (userId === null || (token && anchor.team_id !== token.teamId)) return ['anyone'];
  const own: Known = [
    ['signedIn', true],
    ['self', anchor.self_id === userId],
    ['author', anchor.author_id === userId],
    ['requester', anchor.requester_id === userId],
    ['primaryApplicant', anchor.is_primary === true],
    ['applicant', anchor.is_primary !== null],
  ];
  const given: Known = [
    ['governmentUser', isGovernment],
    // a program never runs the installation
    ['operator', isOperator && token === null],
    ['contact', anchor.is_contact],
    ['roleMember', roles.some((role) => role.id === anchor.role_id)],
    ['formWriter', anchor.form_level === writePermissionLevel],
    ['formReader', anchor.form_level !== null],
    ['authority', anchor.is_authority],
    ['viewer', anchor.is_viewer],
    ['assignee', anchor.is_assignee],
    ['reviewer', anchor.is_reviewer],
    ['thirdPartyReviewer', anchor.is_third_party],
  ];
  const known = isVerified ? [...own, ...given] : own;
  const holding = known.flatMap(([relation, holds]) => (holds ? [relation] : []));
  return anchor.team_id ? [...holding, ...teamRelations(principal, anchor.team_id)] : holding;
}
