/** The level of a form's membership that may change it; every other level reads. */
export const writePermissionLevel = 2;
/** What a new member of a form has. */
export const readPermissionLevel = 1;

export function isPermissionLevel(level: number): boolean {
  return level === readPermissionLevel || level === writePermissionLevel;
}
