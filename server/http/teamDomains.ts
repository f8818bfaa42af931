import { isIP } from 'node:net';
import { Hono } from 'hono';
import { isDomain, normaliseDomain } from '#domain/kernel/domains.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { teamAtDomain } from '#server/queries/team/teamAtDomain.ts';
import type { Services } from '#server/Services.ts';

const keptMs = 30_000;
const mostKept = 1_000;

/** The response, with status 421, to everything else at a team's own domain. */
export const otherSite = failureResponse('NOT_FOUND', requestSentences.noSuchAddress);

interface Kept {
  readonly slug: string | null;
  readonly until: number;
}

/** The address of the team that a Host header leads to; null for the site's own host and for unknown ones. */
export type TeamAtHost = (host: string | undefined) => Promise<string | null>;

export function createTeamAtHost({ pool, now, publicUrl }: Pick<Services, 'pool' | 'now' | 'publicUrl'>): TeamAtHost {
  const ownHost = new URL(publicUrl).hostname;
  const kept = new Map<string, Kept>();
  return async (header) => {
    const domain = hostOf(header);
    if (domain === null || domain === ownHost) return null;
    const at = now().getTime();
    const known = kept.get(domain);
    if (known && known.until > at) return known.slug;
    const [team] = await teamAtDomain.rows(pool, [domain]);
    if (kept.size >= mostKept) kept.clear();
    kept.set(domain, { slug: team?.slug ?? null, until: at + keptMs });
    return team?.slug ?? null;
  };
}

/**
 * Sends visitors of a team's own domain to the team's portal. Pages, sessions, and changes stay at one address: nothing
 * else is served at such a domain, so that no cookie, form, or link ever belongs to two sites. Decision 0113, decision 0116.
 */
export function teamDomains({ publicUrl }: Pick<Services, 'publicUrl'>, teamAtHost: TeamAtHost): Hono {
  return new Hono().use(async (c, next) => {
    const slug = await teamAtHost(c.req.header('host'));
    if (slug === null) return next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.json(otherSite, 421);
    const { pathname, search } = new URL(c.req.url);
    // temporary, because the domain may be another team's tomorrow
    return c.redirect(`${publicUrl}${pathOnSite(pathname, slug)}${search}`, 302);
  });
}

/** The domain of a Host header; null if it can't be a team's. */
function hostOf(header: string | undefined): string | null {
  const host = normaliseDomain((header ?? '').replace(/:\d+$/, '')).replace(/\.$/, '');
  return isIP(host) === 0 && isDomain(host) ? host : null;
}

/** `/` is the portal and `/permit` a form of the team; addresses of the product itself stay what they are. */
export function pathOnSite(path: string, slug: string): string {
  const [, first = ''] = path.split('/');
  if (first === '') return `/${slug}`;
  return isReservedSlug(first) || first.toLowerCase() === slug.toLowerCase() ? path : `/${slug}${path}`;
}
