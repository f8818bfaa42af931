/** The parts of the log, as somebody who looks for something thinks of them. */
export const auditAreas = [
  'signIn',
  'account',
  'people',
  'keys',
  'money',
  'forms',
  'reviews',
  'data',
  'team',
  'installation',
] as const;
export type AuditArea = (typeof auditAreas)[number];
