import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

const pageOfResponse = (path: string): RouteObject =>
  relayRoute({
    path,
    parameters: async () => (await import('#web/screens/Submission/staffQueries.ts')).SurveyResponseParameters,
    variables: ({ params }) => ({ id: `SurveyResponse:${params['responseId'] ?? ''}` }),
    screen: async () =>
      (await import('#web/screens/Submission/steps/survey/SurveyResponseScreen.tsx')).SurveyResponseScreen,
    skeleton: <FormSkeleton fields={3} />,
  });

export const surveyResponseRoutes: RouteObject[] = [
  pageOfResponse('/initiated_flows/:id/survey-response/:responseId'),
  pageOfResponse('/initiated_flows/manager/:id/survey-response/:responseId'),
];
