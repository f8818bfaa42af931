import type { RouteObject } from 'react-router';

import SubmissionParameters from '#web/__generated__/SubmissionScreenQuery$parameters.ts';
import { relayRoute } from '#web/relay/route.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

const pageOfSubmission = (path: string): RouteObject =>
  relayRoute({
    path,
    parameters: SubmissionParameters,
    variables: ({ params }) => ({ id: `Submission:${params['id'] ?? ''}` }),
    screen: async () => (await import('./SubmissionScreen.tsx')).SubmissionScreen,
    skeleton: <FormSkeleton fields={4} />,
  });

export const submissionRoutes: RouteObject[] = [
  pageOfSubmission('/initiated_flows/:id'),
  pageOfSubmission('/initiated_flows/manager/:id'),
  pageOfSubmission('/initiated_flows/manager/:id/completed'),
  pageOfSubmission('/initiated_flows/:id/steps/:stepId'),
];
