/** Sections of the audit log that people search by. */
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
