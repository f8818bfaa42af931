export { default as OutputParameters } from '#web/__generated__/OutputScreenQuery$parameters.ts';
export { default as RenewParameters } from '#web/__generated__/RenewScreenQuery$parameters.ts';
