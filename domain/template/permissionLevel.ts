/** The level of a form's membership that may change it; every other level reads. */
export const writePermissionLevel = 2;
