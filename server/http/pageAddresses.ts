import { isReservedSlug } from '#domain/team/isReservedSlug.ts';

/** The addresses of the web client's screens; a test holds that they are those of its routes. */
export const pageAddresses: readonly string[] = [
  '/',
  '/:teamSlug/:formSlug',
  '/:teamSlug/:formSlug/launch/:page?',
  '/dashboard',
  '/dev/ui',
  '/initiated_flows/:id',
  '/initiated_flows/:id/steps/:stepId',
  '/initiated_flows/:submissionId/steps/:stepId/review/:reviewGroupId?',
  '/initiated_flows/manager/:id',
  '/initiated_flows/manager/:id/completed',
  '/issued_outputs/:id',
  '/master_templates/:formId',
  '/operator',
  '/operator/applications',
  '/operator/audit',
  '/operator/people',
  '/password',
  '/processes',
  '/profile',
  '/profile/security',
  '/teams',
  '/teams/:slug',
  '/teams/:slug/audit',
  '/teams/:slug/master_templates',
  '/teams/:slug/members',
  '/teams/:slug/merchant_accounts',
  '/teams/:slug/people',
  '/teams/:slug/roles',
  '/teams/:slug/roles/:roleId/edit',
  '/teams/:slug/roles/new',
  '/teams/:slug/tokens',
  '/teams/:slug/tokens/new',
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
  '/workflows/:formId/configuration',
  '/workflows/:formId/configuration/settings',
  '/workflows/:formId/edit',
  '/workflows/:formId/outputs',
  '/workflows/:formId/stats',
  '/workflows/new',
];

const patterns = pageAddresses.map(
  (address) => new RegExp(`^${address.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
);

/** Whether a screen answers at a path. What begins with a name of our own is no form of a team. */
export function isPageAddress(path: string): boolean {
  const [, first = ''] = path.split('/');
  return patterns.some(
    (pattern, at) => pattern.test(path) && !(pageAddresses[at]?.startsWith('/:teamSlug') && isReservedSlug(first)),
  );
}
