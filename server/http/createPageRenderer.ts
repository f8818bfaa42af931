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
  const cache = new PageCache(parts.mostBytes ?? usualBytes);
  const formRevision = createFormRevisions(parts.pool);

  async function revisionOf({ page, teamSlug, formSlug }: PublicPlace): Promise<string | undefined> {
    if (page.revision === 'constant') return '';
    if (page.revision !== 'form' || teamSlug === null || formSlug === null) return undefined;
    return formRevision({ teamSlug, slug: formSlug });
  }

  async function answer(place: PublicPlace, run: RunPageQuery): Promise<PageAnswer> {
    const key = place.pathname + place.search;
    const now = Date.now();
    const revision = await revisionOf(place);
    const known = cache.get(key);
    if (known && revision !== undefined && known.revision === revision && now - known.checkedAt < trustedMs)
      return { kind: 'page', status: 200, page: known };
    const fresh = new Map<string, ReturnType<RunPageQuery>>();
    const runOnce: RunPageQuery = (id, variables) => {
      const asked = JSON.stringify([id, variables]);
      const running = fresh.get(asked) ?? run(id, variables);
      fresh.set(asked, running);
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
    try {
      return await answer(place, run);
    } catch (error) {
      noteFailure({ log, err: error, page: place.page.path });
      return { kind: 'failed' };
    }
  };
}

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
