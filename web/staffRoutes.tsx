import type { RouteObject } from 'react-router';
import { within } from '#web/parts/shell/within.tsx';
import { dashboardRoutes } from '#web/screens/Dashboard/dashboardRoutes.tsx';
import { exportRoutes } from '#web/screens/Exports/exportRoutes.tsx';
import { importedRoutes } from '#web/screens/Imported/importedRoutes.tsx';
import { metricsRoutes } from '#web/screens/Metrics/metricsRoutes.tsx';
import { operatorRoutes } from '#web/screens/Operator/operatorRoutes.tsx';
import { reviewListRoutes } from '#web/screens/Reviews/reviewListRoutes.tsx';
import { applicantViewRoutes } from '#web/screens/Submission/applicantViewRoutes.tsx';
import { reviewRoutes } from '#web/screens/Submission/steps/reviewRoutes.tsx';
import { surveyResponseRoutes } from '#web/screens/Submission/steps/survey/surveyResponseRoutes.tsx';
import { taskRoutes } from '#web/screens/Tasks/taskRoutes.tsx';
import { teamRoutes } from '#web/screens/Teams/teamRoutes.tsx';
import { templateRoutes } from '#web/screens/Templates/templateRoutes.tsx';

/** Routes behind `placesOfStaff`, in a chunk that residents don't load. */
export const staffRoutes: RouteObject[] = [
  ...dashboardRoutes,
  ...metricsRoutes,
  ...importedRoutes,
  ...applicantViewRoutes,
  ...surveyResponseRoutes,
  ...reviewRoutes,
  ...reviewListRoutes,
  ...taskRoutes,
  ...exportRoutes(within),
  ...teamRoutes(within),
  ...operatorRoutes(within),
  ...templateRoutes(within),
];
