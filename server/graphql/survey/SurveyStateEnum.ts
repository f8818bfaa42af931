import { surveyStates } from '#domain/survey/surveyState.ts';
import { builder } from '#server/graphql/builder.ts';

export const SurveyStateEnum = builder.enumType('SurveyState', {
  description:
    'Whether a survey accepts responses: `ahead` if its step has not been reached, `open` if it does, `paused` while the submission is on hold, or `over` once its step is completed.',
  values: surveyStates,
});
