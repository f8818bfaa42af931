/**
 * Where only staff go, as patterns of addresses: the routes behind them are code that residents never load. A test holds
 * that they are the addresses of the routes of staff and of no others.
 */
export const placesOfStaff: readonly string[] = [
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
