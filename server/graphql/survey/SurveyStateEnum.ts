import { surveyStates } from '#domain/survey/surveyState.ts';
import { builder } from '#server/graphql/builder.ts';

export const SurveyStateEnum = builder.enumType('SurveyState', {
  description: 'Whether a survey takes responses: its step has not come, is at hand, is halted, or was left.',
  values: surveyStates,
});
