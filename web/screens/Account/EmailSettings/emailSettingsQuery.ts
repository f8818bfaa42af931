export { default as EmailSettingsParameters } from '#web/__generated__/EmailSettingsScreenQuery$parameters.ts';
export { emailSettingsVariables } from '#web/screens/Account/EmailSettings/emailSettingsVariables.ts';
