import { statement } from '#server/database/statement.ts';

/** The team whose portal a verified domain leads to. */
export const teamAtDomain = statement<[domain: string], { readonly slug: string }>(
  'team_at_domain',
  `SELECT t.slug FROM team_domains d JOIN teams t ON t.id = d.team_id AND t.archived_at IS NULL
   WHERE d.domain = $1 AND d.state = 'verified'`,
);
