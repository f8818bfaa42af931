import type { Pool } from 'pg';
import { domainRecordName, domainRecordValue } from '#domain/team/domainChecks.ts';
import type { TextLookup } from '#domain/team/TextLookup.ts';

interface DemoZone {
  readonly has: (name: string) => boolean;
  readonly lookUp: (name: string) => Promise<TextLookup>;
}

/** Never used on the internet: RFC 2606. */
const ending = '.test';
const prefix = domainRecordName('');

/**
 * A DNS zone to try out the verification of domains: every domain that ends in `.test` has the record that its team was
 * asked for, as if it had been added already. Those that start with `missing.`, `different.`, or `unavailable.` behave so.
 */
export function createDemoZone(pool: Pick<Pool, 'query'>): DemoZone {
  return {
    has: (name) => name.endsWith(ending),
    async lookUp(name) {
      const domain = name.slice(prefix.length);
      if (domain.startsWith('unavailable.')) return { kind: 'unavailable' };
      if (domain.startsWith('missing.') || !name.startsWith(prefix)) return { kind: 'found', values: [] };
      if (domain.startsWith('different.')) return { kind: 'found', values: [domainRecordValue('of-someone-else')] };
      const { rows } = await pool.query<{ token: string }>(
        'SELECT verification_token AS token FROM team_domains WHERE domain = $1 ORDER BY created_at LIMIT 1',
        [domain],
      );
      return { kind: 'found', values: rows.map(({ token }) => domainRecordValue(token)) };
    },
  };
}
