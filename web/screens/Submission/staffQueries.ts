/** Query parameters of staff pages, loaded on demand because residents don't need them. */
export { default as ApplicantViewParameters } from '#web/__generated__/ApplicantViewScreenQuery$parameters.ts';
export { default as ReviewParameters } from '#web/__generated__/ReviewScreenQuery$parameters.ts';
export { default as SurveyResponseParameters } from '#web/__generated__/SurveyResponseScreenQuery$parameters.ts';
