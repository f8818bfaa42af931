export { default as ClaimParameters } from '#web/__generated__/ClaimScreenQuery$parameters.ts';
export { default as NewPasswordParameters } from '#web/__generated__/NewPasswordScreenQuery$parameters.ts';
export { default as PasswordParameters } from '#web/__generated__/PasswordScreenQuery$parameters.ts';
export { default as ProfileParameters } from '#web/__generated__/ProfileScreenQuery$parameters.ts';
export { default as SecurityParameters } from '#web/__generated__/SecurityScreenQuery$parameters.ts';
export { default as UnsubscribeParameters } from '#web/__generated__/UnsubscribeScreenQuery$parameters.ts';
export { default as UnverifiedParameters } from '#web/__generated__/UnverifiedScreenQuery$parameters.ts';
export { default as VerifyEmailParameters } from '#web/__generated__/VerifyEmailScreenQuery$parameters.ts';
