/**
 * All relations a viewer can have to a resource. The server loads them, and nothing else decides access. `onlyReader`
 * only takes rights away: everyone in a suspended team has it.
 */
export const relations = [
  'anyone',
  'signedIn',
  'self',
  'governmentUser',
  'operator',
  'teamMember',
  'workflowCreator',
  'teamManager',
  'financeMember',
  'financeManager',
  'owner',
  'roleMember',
  'formReader',
  'formWriter',
  'authority',
  'staff',
  'processor',
  'viewer',
  'assignee',
  'applicant',
  'primaryApplicant',
  'reviewer',
  'thirdPartyReviewer',
  'contact',
  'author',
  'requester',
  'onlyReader',
] as const;

export type Relation = (typeof relations)[number];

/**
 * Which relations imply others. `staff` see a submission's internal side and `processor`s work on it. Read members of a
 * form, refund approvers, and viewers are staff; write members, assignees, and team owners are processors.
 */
const follows: Readonly<Partial<Record<Relation, readonly Relation[]>>> = {
  signedIn: ['anyone'],
  self: ['signedIn'],
  governmentUser: ['signedIn'],
  operator: ['signedIn'],
  teamMember: ['signedIn'],
  workflowCreator: ['teamMember'],
  teamManager: ['teamMember'],
  financeMember: ['teamMember'],
  financeManager: ['financeMember'],
  owner: ['workflowCreator', 'teamManager', 'financeManager', 'formWriter'],
  roleMember: ['teamMember'],
  formReader: ['staff'],
  formWriter: ['formReader', 'processor'],
  authority: ['staff'],
  staff: ['signedIn'],
  processor: ['staff'],
  viewer: ['staff'],
  assignee: ['processor'],
  applicant: ['signedIn'],
  primaryApplicant: ['applicant'],
  reviewer: ['signedIn'],
  thirdPartyReviewer: ['reviewer'],
  contact: ['signedIn'],
  author: ['signedIn'],
  requester: ['signedIn'],
};

/** The relations with all implied ones. Everyone is `anyone`. */
export function withImplied(known: Iterable<Relation>): ReadonlySet<Relation> {
  const all = new Set<Relation>(['anyone']);
  const waiting = [...known];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (all.has(next)) continue;
    all.add(next);
    waiting.push(...(follows[next] ?? []));
  }
  return all;
}
