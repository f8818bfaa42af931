import type { RouteObject } from 'react-router';
import { withFailureBoundary } from '#web/parts/shell/withFailureBoundary.tsx';
import { metricsRoutes } from '#web/screens/Dashboard/metricsRoutes.tsx';
import { exportRoutes } from '#web/screens/Exports/exportRoutes.tsx';
import { earlierRecordRoutes } from '#web/screens/Imported/earlierRecordRoutes.tsx';
import { operatorRoutes } from '#web/screens/Operator/operatorRoutes.tsx';
import { outputListRoutes } from '#web/screens/Outputs/list/outputListRoutes.tsx';
import { reviewListRoutes } from '#web/screens/Reviews/reviewListRoutes.tsx';
import { applicantViewRoutes } from '#web/screens/Submission/applicantViewRoutes.tsx';
import { reviewRoutes } from '#web/screens/Submission/steps/reviewRoutes.tsx';
import { surveyResponseRoutes } from '#web/screens/Submission/steps/survey/surveyResponseRoutes.tsx';
import { submissionListRoutes } from '#web/screens/Submissions/submissionListRoutes.tsx';
import { taskRoutes } from '#web/screens/Tasks/taskRoutes.tsx';
import { teamRoutes } from '#web/screens/Teams/teamRoutes.tsx';
import { templateRoutes } from '#web/screens/Templates/templateRoutes.tsx';

/** Routes behind `placesOfStaff`, in a chunk that residents don't load. */
export const staffRoutes: RouteObject[] = [
  ...submissionListRoutes,
  ...outputListRoutes,
  ...metricsRoutes,
  ...earlierRecordRoutes,
  ...applicantViewRoutes,
  ...surveyResponseRoutes,
  ...reviewRoutes,
  ...reviewListRoutes,
  ...taskRoutes,
  ...exportRoutes(withFailureBoundary),
  ...teamRoutes(withFailureBoundary),
  ...operatorRoutes(withFailureBoundary),
  ...templateRoutes(withFailureBoundary),
];
