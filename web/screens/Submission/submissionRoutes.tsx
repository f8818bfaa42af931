import type { RouteObject } from 'react-router';
import SubmissionParameters from '#web/__generated__/SubmissionScreenQuery$parameters.ts';
import { relayRoute } from '#web/relay/route.tsx';
import { SubmissionRedirect } from '#web/screens/Submission/SubmissionRedirect.tsx';
import { SubmissionSkeleton } from '#web/screens/Submission/SubmissionSkeleton.tsx';

const pageOfSubmission = (path: string): RouteObject =>
  relayRoute({
    path,
    parameters: SubmissionParameters,
    variables: ({ params }) => ({ id: `Submission:${params['id'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Submission/SubmissionScreen.tsx')).SubmissionScreen,
    skeleton: <SubmissionSkeleton />,
  });

export const submissionRoutes: RouteObject[] = [
  // One route, so that the screen stays mounted when a submission is completed while open.
  pageOfSubmission('/initiated_flows/:id/completed?'),
  pageOfSubmission('/initiated_flows/manager/:id/completed?'),
  relayRoute({
    path: '/initiated_flows/:id/answers',
    parameters: async () => (await import('#web/__generated__/SubmittedAnswersScreenQuery$parameters.ts')).default,
    variables: ({ params }) => ({ id: `Submission:${params['id'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Submission/SubmittedAnswersScreen.tsx')).SubmittedAnswersScreen,
    skeleton: <SubmissionSkeleton />,
  }),
  { path: '/initiated_flows/:id/*', element: <SubmissionRedirect /> },
  { path: '/initiated_flows/manager/:id/*', element: <SubmissionRedirect /> },
  pageOfSubmission('/initiated_flows/:id/steps/:stepId'),
  pageOfSubmission('/initiated_flows/:id/supplemental_requirement/:requirementId'),
  pageOfSubmission('/initiated_flows/:id/supplemental_requirements'),
];
