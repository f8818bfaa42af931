/**
 * Route patterns for staff pages, whose code residents never load. A test keeps this list equal to the staff routes.
 */
export const staffPaths: readonly string[] = [
  '/batch_export_templates/*',
  '/exports/*',
  '/imported_flows/*',
  '/initiated_flows',
  '/initiated_flows/:id/as_applicant/*',
  '/initiated_flows/:id/steps/:stepId/review/*',
  '/initiated_flows/:id/survey-response/*',
  '/initiated_flows/manager/:id/survey-response/*',
  '/master_templates/*',
  '/metrics/*',
  '/my_tasks/*',
  '/operator/*',
  '/outputs/*',
  '/processes/*',
  '/review/*',
  '/reviews/*',
  '/teams/*',
  '/workflows/*',
];
