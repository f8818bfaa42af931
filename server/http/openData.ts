import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { openDataWords } from '#messages/filling/openDataWords.ts';
import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';
import { contentDisposition } from '#server/files/fileNames.ts';
import { applyRateLimit, networkOfClient } from '#server/graphql/rateLimit.ts';
import { openForms } from '#server/graphql/record/tellRecords.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import type { ContextOf } from '#server/http/downloads.ts';
import { csvFile, dictionaryOf, geoJsonFile, jsonFile, type OpenData } from '#server/http/openDataFiles.ts';
import { firstNames } from '#server/queries/record/firstNames.ts';
import { openDataRows, openDataState, type OpenDataRow } from '#server/queries/record/openDataRows.ts';
import { teamIdBySlug } from '#server/queries/team/teamIdBySlug.ts';
import { refuseThrown } from '#server/rest/refuse.ts';
import type { Services } from '#server/Services.ts';

type Batches = AsyncIterable<readonly OpenDataRow[]>;

const files: Readonly<
  Record<string, { type: string; write: (data: OpenData, batches: Batches) => AsyncIterable<string> }>
> = {
  csv: { type: 'text/csv; charset=utf-8; header=present', write: csvFile },
  json: { type: 'application/json', write: jsonFile },
  geojson: { type: 'application/geo+json', write: geoJsonFile },
};

/**
 * The public records of a form as open data, at addresses that don't change. Everyone gets the same. Files are streamed
 * and may be cached, but are checked again on each use, so that a form that stops publishing its records is heard at
 * once. Decision 0110.
 */
export function openData(services: Services, contextOf: ContextOf): Hono {
  const app = new Hono();
  app.onError(refuseThrown);
  app.get('/:team/:form/:file{records\\.(?:csv|json|geojson|schema\\.json)}', async (c, next) => {
    const { team, form, file } = c.req.param();
    if (isReservedSlug(team)) return next();
    const ctx = await contextOf(c);
    const found = await openDataAt(ctx, team, form);
    if (!found) throw requestError('NOT_FOUND');
    await applyRateLimit(ctx, 'downloadRecords', networkOfClient(ctx));
    const ending = file.slice('records.'.length);
    const etag = await etagOf(services, found, ending);
    const headers = {
      'cache-control': 'public, no-cache',
      etag,
      'access-control-allow-origin': '*',
      link: `<${found.address}.schema.json>; rel="describedby"; type="application/csvm+json"`,
      'x-content-type-options': 'nosniff',
    };
    if (isSame(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    const kind = ownValue(files, ending);
    if (!kind) return c.json(dictionaryOf(found), 200, headers);
    const batches = openDataRows(services, found.form.id, found.form.fields, services.now());
    const body = Readable.toWeb(Readable.from(kind.write(found, batches))) as ReadableStream<Uint8Array>;
    const name = contentDisposition('attachment', `${form}-records.${ending}`);
    return new Response(c.req.method === 'HEAD' ? null : body.pipeThrough(asBytes()), {
      headers: { ...headers, 'content-type': kind.type, 'content-disposition': name },
    });
  });
  return app;
}

const isSame = (known: string | undefined, etag: string): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim() === etag);

const asBytes = () => new TextEncoderStream() as unknown as ReadableWritablePair<Uint8Array, Uint8Array>;

/** Null if there is no such form, or if it doesn't publish its records and answers. */
async function openDataAt(ctx: RequestContext, teamSlug: string, slug: string): Promise<OpenData | null> {
  const { db, pool, publicUrl } = ctx.services;
  const teamId = await teamIdBySlug(db, teamSlug);
  const row =
    teamId === null
      ? null
      : await db.masterTemplate.findFirst({
          where: { slug: equalsIgnoringCase(slug), team: { id: teamId, archivedAt: null } },
          select: { id: true, team: { select: { name: true, openDataLicense: true } } },
        });
  if (!row || !(await ctx.access.may('masterTemplate', 'readPublishedAnswers', row.id))) return null;
  const [form] = await openForms(ctx, [row.id]);
  if (!form) return null;
  const { name: teamName, openDataLicense } = row.team;
  return {
    firstNames: await firstNames(pool, form.id),
    ...{ form, teamName, publicUrl, license: openDataLicense ?? openDataWords.defaultLicense(teamName) },
    address: `${publicUrl}/${form.team.slug}/${form.slug}/records`,
  };
}

/** Changes with the records, the published questions, and everything else that the file contains. */
async function etagOf(services: Services, { form, ...about }: OpenData, ending: string): Promise<string> {
  const state = await openDataState(services, form.id);
  const content = JSON.stringify([ending, state, form, about]);
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}
