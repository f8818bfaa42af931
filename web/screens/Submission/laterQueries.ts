/** What staff ask for beside the page of a submission, named when somebody goes there: residents load none of it. */
export { default as ApplicantViewParameters } from '#web/__generated__/ApplicantViewScreenQuery$parameters.ts';
export { default as ReviewParameters } from '#web/__generated__/ReviewScreenQuery$parameters.ts';
export { default as SurveyResponseParameters } from '#web/__generated__/SurveyResponseScreenQuery$parameters.ts';
