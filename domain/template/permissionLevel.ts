/** The permission level that can edit a form; all others are read-only. */
export const writePermissionLevel = 2;
/** The level of a new member of a form. */
export const readPermissionLevel = 1;

export function isPermissionLevel(level: number): boolean {
  return level === readPermissionLevel || level === writePermissionLevel;
}
