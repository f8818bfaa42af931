/**
 * What is kept for whoever must answer later for what happened: who got in, who did not, who may do what, who moves
 * money, who takes data along. Never changed and never deleted; the database itself refuses it.
 */
export const auditKinds = [
  'signIn',
  'signInFailed',
  'signOut',
  'refundAuthorizationChanged',
  'refundRequested',
  'refundApproved',
  'refundCanceled',
] as const;

export type AuditKind = (typeof auditKinds)[number];
