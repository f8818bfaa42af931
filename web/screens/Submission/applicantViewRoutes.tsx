import type { RouteObject } from 'react-router';
import { relayRoute } from '#web/relay/route.tsx';
import { SubmissionSkeleton } from '#web/screens/Submission/SubmissionSkeleton.tsx';

const applicantView = (path: string): RouteObject =>
  relayRoute({
    path,
    parameters: async () => (await import('#web/screens/Submission/staffQueries.ts')).ApplicantViewParameters,
    variables: ({ params }) => ({ id: `Submission:${params['id'] ?? ''}` }),
    screen: async () => (await import('#web/screens/Submission/ApplicantViewScreen.tsx')).ApplicantViewScreen,
    skeleton: <SubmissionSkeleton />,
  });

export const applicantViewRoutes: RouteObject[] = [
  applicantView('/initiated_flows/:id/as_applicant/completed?'),
  applicantView('/initiated_flows/:id/as_applicant/steps/:stepId'),
];
