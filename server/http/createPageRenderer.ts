import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { EmbeddedAnswer, RenderPage, RunPageQuery } from '#domain/publicPage/renderedPage.ts';
import { CachedPage, PageCache, textOf } from '#server/http/PageCache.ts';
import { pageDocument } from '#server/http/pageDocument.ts';
import type { PublicPlace } from '#server/http/publicPages.ts';
import { throttleLog } from '#server/process/throttleLog.ts';
import { createFormRevisions } from '#server/queries/template/createFormRevisions.ts';

interface RendererParts {
  readonly renderPage: RenderPage;
  /** The client's page for a screen, with links to its code and styles. */
  readonly shellOf: (screen: string) => string;
  readonly pool: Pick<Pool, 'query'>;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'error'>;
  readonly mostBytes?: number;
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly page: CachedPage }
  | { readonly kind: 'moved'; readonly to: string }
  /** The visitor's network has searched too often. */
  | { readonly kind: 'limited'; readonly seconds: number }
  /** The browser renders the page. */
  | { readonly kind: 'failed' };

/** A page whose revision hasn't changed is sent without running its queries for at most this long. */
const trustedMs = 30_000;
/** Then it is rendered again even if its data is the same, because some words depend on the time. */
const renderedMs = 10 * 60_000;
const usualBytes = 32 * 1024 * 1024;

/**
 * Renders public pages for visitors, and keeps them. A page is sent from memory only if what it shows is still the
 * same: its revision, or else the answers to its queries, which run again with a visitor's permissions.
 */
export function createPageRenderer(
  parts: RendererParts,
): (place: PublicPlace, run: RunPageQuery) => Promise<PageAnswer> {
  const { renderPage, shellOf, publicUrl, log } = parts;
  const mostBytes = (parts.mostBytes ?? usualBytes) / 2;
  // separate, so that no one can displace forms' pages by opening thousands of searches or spellings of an address
  const caches = { withRevision: new PageCache(mostBytes), others: new PageCache(mostBytes) };
  const formRevision = createFormRevisions(parts.pool);

  async function revisionOf({ page, teamSlug, formSlug }: PublicPlace): Promise<string | undefined> {
    if (page.revision === 'constant') return '';
    if (page.revision !== 'form' || teamSlug === null || formSlug === null) return undefined;
    return formRevision({ teamSlug, slug: formSlug });
  }

  async function answer(place: PublicPlace, run: RunPageQuery): Promise<PageAnswer> {
    const now = Date.now();
    const revision = await revisionOf(place);
    // by the names in the address, which can be spelled in many ways
    const key =
      revision === undefined
        ? place.pathname + place.search
        : `${place.page.path} ${place.teamSlug}/${place.formSlug}${place.search}`;
    const cache = revision === undefined ? caches.others : caches.withRevision;
    const known = cache.get(key);
    if (known && revision !== undefined && known.revision === revision && now - known.checkedAt < trustedMs)
      return { kind: 'page', status: 200, page: known };
    const fresh = new Map<string, ReturnType<RunPageQuery>>();
    const runOnce: RunPageQuery = (id, variables) => {
      const queryKey = JSON.stringify([id, variables]);
      const running = fresh.get(queryKey) ?? run(id, variables);
      fresh.set(queryKey, running);
      return running;
    };
    if (known && now - known.renderedAt < renderedMs && (await isCurrent(known, runOnce))) {
      known.checkedAt = now;
      known.revision = revision;
      return { kind: 'page', status: 200, page: known };
    }
    cache.delete(key);
    const rendered = await renderPage(place, runOnce);
    if (rendered.movedTo !== null) return { kind: 'moved', to: rendered.movedTo };
    const shell = shellOf(place.page.screen);
    const { html, styles } = pageDocument({ shell, page: rendered, publicUrl, pathname: place.pathname });
    const page = new CachedPage(html, rendered.answers, styles, now, revision);
    if (rendered.status === 200) cache.set(key, page, Buffer.byteLength(html));
    return { kind: 'page', status: rendered.status, page };
  }

  return async (place, run) => {
    let seconds = 0;
    const watched: RunPageQuery = async (id, variables) => {
      const result = await run(id, variables);
      seconds = Math.max(seconds, secondsToWait(result.errors));
      return result;
    };
    try {
      return await answer(place, watched);
    } catch (error) {
      if (seconds > 0) return { kind: 'limited', seconds };
      noteFailure({ log, err: error, page: place.page.path });
      return { kind: 'failed' };
    }
  };
}

/** Zero unless a rate limit refused the query. */
const secondsToWait = (errors: Awaited<ReturnType<RunPageQuery>>['errors']): number =>
  Math.max(0, ...(errors ?? []).map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0)));

const noteFailure = throttleLog<{ log: RendererParts['log']; err: unknown; page: string }>(
  ({ log, ...about }, others) => log.error({ ...about, others }, 'a public page could not be rendered'),
);

async function isCurrent({ answers, shown }: CachedPage, run: RunPageQuery): Promise<boolean> {
  const again = await Promise.all(
    answers.map(async ({ id, variables }): Promise<EmbeddedAnswer | null> => {
      const { data, errors } = await run(id, variables);
      return errors?.length ? null : { id, variables, data };
    }),
  );
  return again.every((one) => one !== null) && textOf(again) === shown;
}
