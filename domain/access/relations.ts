/**
 * What a viewer can be to the thing that is asked about. The server loads them; nothing else decides who may do what.
 * `onlyReader` is everybody in a team that is suspended: it takes away and gives nothing.
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
 * What follows from what. `staff` see a submission from the inside, `processor`s also work on it: reading members of a
 * form, who approves its refunds, and viewers are staff, writing members, assignees and team owners are processors.
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

/** The relations and all that follow from them. Everybody is `anyone`. */
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
