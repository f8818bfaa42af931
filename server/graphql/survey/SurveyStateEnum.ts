import { surveyStates } from '#domain/survey/surveyState.ts';
import { builder } from '#server/graphql/builder.ts';

export const SurveyStateEnum = builder.enumType('SurveyState', {
  description:
    'Whether a survey accepts responses: `ahead` (its step has not been reached), `open` (it accepts responses), `paused` (the submission is on hold), or `over` (its step is completed).',
  values: surveyStates,
});
