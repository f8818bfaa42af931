import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { staffPaths } from '#domain/team/staffPaths.ts';

/** The URL patterns of the web client's screens; a test compares them with its routes. */
export const pagePaths: readonly string[] = [
  '/',
  '/:teamSlug',
  '/:teamSlug/:formSlug',
  '/:teamSlug/finder',
  '/:teamSlug/:formSlug/data',
  '/:teamSlug/:formSlug/faqs',
  '/:teamSlug/:formSlug/records/:number',
  '/:teamSlug/:formSlug/search',
  '/:teamSlug/:formSlug/launch/:page?',
  '/:teamSlug/status',
  '/accessibility',
  '/account',
  '/batch_export_templates',
  '/batch_export_templates/:bulkExportId/edit',
  '/batch_export_templates/new',
  '/check/:code',
  '/dashboard',
  '/dev/ui',
  '/email_settings',
  '/email_settings/unsubscribe/:token',
  '/entities/:entityId',
  '/exports',
  '/exports/:id',
  '/exports/new',
  '/imported_flows/:id',
  '/initiated_flows',
  '/initiated_flows/:id/answers',
  '/initiated_flows/:id/as_applicant/completed?',
  '/initiated_flows/:id/as_applicant/steps/:stepId',
  '/initiated_flows/:id/completed?',
  '/initiated_flows/:id/steps/:stepId',
  '/initiated_flows/:id/survey-response/:responseId',
  '/initiated_flows/manager/:id/survey-response/:responseId',
  '/initiated_flows/:id/supplemental_requirement/:requirementId',
  '/initiated_flows/:id/supplemental_requirements',
  '/initiated_flows/:submissionId/steps/:stepId/review/:reviewGroupId?',
  '/initiated_flows/manager/:id/completed?',
  '/issued_outputs/:id',
  '/issued_outputs/:id/renew',
  '/master_templates',
  '/master_templates/:formId',
  '/master_templates/:formId/documents',
  '/master_templates/:formId/documents/:documentId',
  '/master_templates/:formId/documents/new',
  '/metrics',
  '/my_tasks',
  '/my_tasks/:id',
  '/operator',
  '/operator/applications',
  '/operator/audit',
  '/operator/people',
  '/outputs',
  '/password',
  '/payments/:paymentId/receipts/:number',
  '/processes',
  '/processes/:id',
  '/profile',
  '/profile/security',
  '/review',
  '/reviews',
  '/search_pages/:slug',
  '/status',
  '/surveys/:token',
  '/teams',
  '/teams/:slug',
  '/teams/:slug/audit',
  '/teams/:slug/charge_disputes',
  '/teams/:slug/custom_entities',
  '/teams/:slug/edit_suggestions_requests',
  '/teams/:slug/edit_suggestions_requests/:requestId',
  '/teams/:slug/entities',
  '/teams/:slug/entities/:entityId',
  '/teams/:slug/entities/new',
  '/teams/:slug/entity_imports',
  '/teams/:slug/entity_imports/:importId',
  '/teams/:slug/entity_imports/new',
  '/teams/:slug/finder',
  '/teams/:slug/charge_disputes/:disputeId',
  '/teams/:slug/payment_issues',
  '/teams/:slug/what_does_not_fit',
  '/teams/:slug/month_report',
  '/teams/:slug/master_templates',
  '/teams/:slug/members',
  '/teams/:slug/merchant_accounts',
  '/teams/:slug/people',
  '/teams/:slug/roles',
  '/teams/:slug/roles/:roleId/edit',
  '/teams/:slug/roles/new',
  '/teams/:slug/search_pages',
  '/teams/:slug/search_pages/:searchPageId/edit',
  '/teams/:slug/search_pages/new',
  '/teams/:slug/tokens',
  '/teams/:slug/tokens/new',
  '/teams/:slug/transactions',
  '/teams/:slug/transactions/cash_and_checks',
  '/teams/directory',
  '/teams/new',
  '/users/claim/:token',
  '/users/password/edit',
  '/users/password/new',
  '/users/sign_in',
  '/users/sign_up',
  '/users/unverified',
  '/users/verify/:token',
  '/workflows',
  '/workflows/:formId',
  '/workflows/:formId/actions',
  '/workflows/:formId/actions/duplicate',
  '/workflows/:formId/actions/export',
  '/workflows/:formId/actions/import',
  '/workflows/:formId/actions/import/:importId',
  '/workflows/:formId/configuration',
  '/workflows/:formId/configuration/settings',
  '/workflows/:formId/edit',
  '/workflows/:formId/outputs',
  '/workflows/:formId/powerups',
  '/workflows/:formId/powerups/formulas',
  '/workflows/:formId/powerups/formulas/editor',
  '/workflows/:formId/stats',
  '/workflows/new',
  '/workflows/options_file',
];

/** Matches the paths of a pattern of `pagePaths`. */
export const pathPattern = (address: string): RegExp =>
  new RegExp(
    `^${address
      .replace(/\/\*$/, '(?:/.*)?')
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/\/(\w+)\?/g, '(?:/$1)?')
      .replace(/:\w+/g, '[^/]+')}$`,
  );

const patterns = pagePaths.map(pathPattern);
const patternsOfStaff = staffPaths.map(pathPattern);

/** Whether a screen exists at a path. A path that starts with a reserved name or a file's name is not a team's page. */
export function isPagePath(path: string): boolean {
  const [, first = ''] = path.split('/');
  return patterns.some(
    (pattern, at) =>
      pattern.test(path) &&
      !(pagePaths[at]?.startsWith('/:teamSlug') && (isReservedSlug(first) || first.includes('.'))),
  );
}

/** Whether a path belongs to the client's lazy-loaded staff routes. */
export const isStaffPath = (path: string): boolean => patternsOfStaff.some((pattern) => pattern.test(path));
