import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { auditAreas } from '#domain/audit/auditAreas.ts';
import { areaOfKind, isAuditKind, type AuditReader } from '#domain/audit/auditKinds.ts';
import { csvLine } from '#domain/export/csv.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { auditActor, auditWords } from '#messages/audit/auditWords.ts';
import { auditSearchOf, type AuditFilter } from '#server/graphql/audit/auditEntries.ts';
import { auditEntrySentence } from '#server/graphql/audit/AuditEntry.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { isOperator } from '#server/graphql/scopes.ts';
import { privateFileHeaders, type ContextOf } from '#server/http/downloads.ts';
import { exportAudit } from '#server/operations/exportAudit.ts';
import {
  allAuditEntries,
  auditSealsOf,
  type AuditRow,
  type AuditSeal,
  type AuditSearch,
} from '#server/queries/audit/auditPage.ts';
import { teamIdBySlug } from '#server/queries/team/teamIdBySlug.ts';
import { refuseThrown } from '#server/rest/refuse.ts';
import type { Services } from '#server/Services.ts';

/**
 * Downloads the audit log, of a team for its owners or of everything for operators. It is streamed, so its length
 * doesn't matter; the download itself is recorded in the log.
 */
export function auditDownloads(services: Services, contextOf: ContextOf): Hono {
  const app = new Hono();
  app.onError(refuseThrown);
  app.get('/teams/:team/audit.csv', async (c) => {
    const ctx = await contextOf(c);
    const named = c.req.param('team');
    const teamId = isUuid(named) ? named : await teamIdBySlug(services.db, named);
    if (teamId === null) throw notAllowed(ctx, false);
    if (!(await ctx.access.may('team', 'viewAudit', teamId)))
      throw notAllowed(ctx, await ctx.access.sees('team', teamId));
    return send(c, ctx, teamId, 'owners');
  });
  app.get('/operator/audit.csv', async (c) => {
    const ctx = await contextOf(c);
    if (!isOperator(ctx)) throw notAllowed(ctx, false);
    const teamId = c.req.query('team');
    return send(c, ctx, teamId !== undefined && isUuid(teamId) ? teamId : null, null);
  });
  return app;
}

async function send(c: Context, ctx: RequestContext, teamId: string | null, reader: AuditReader | null) {
  const search = { teamId, ...auditSearchOf(filterIn(c), reader) };
  await exportAudit(ctx, { teamId });
  return new Response(Readable.toWeb(Readable.from(lines(ctx.services, search))) as ReadableStream<Uint8Array>, {
    headers: privateFileHeaders('text/csv; charset=utf-8', 'attachment; filename="audit-log.csv"'),
  });
}

/** Ignores invalid filters, since URLs can be edited by hand. */
function filterIn(c: Context): AuditFilter {
  const { area, kind, person, from, until } = c.req.query();
  return {
    area: auditAreas.find((one) => one === area) ?? null,
    kind: kind ?? null,
    actorId: person !== undefined && isUuid(person) ? person : null,
    from: momentIn(from),
    until: momentIn(until),
  };
}

function momentIn(text: string | undefined): Date | null {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
}

async function* lines({ db, pool }: Services, search: AuditSearch): AsyncGenerator<string, void, undefined> {
  // without a byte order mark, spreadsheets misread the encoding
  yield `\ufeff${csvLine([...auditWords.columns])}`;
  const names = new Map<string, string>();
  for await (const rows of allAuditEntries(pool, search)) {
    const missing = [...new Set(rows.flatMap(({ team_id: id }) => (id !== null && !names.has(id) ? [id] : [])))];
    const teams = missing.length === 0 ? [] : await db.team.findMany({ where: { id: { in: missing } } });
    for (const { id, name } of teams) names.set(id, name);
    const found = await auditSealsOf.rows(pool, [rows.map(({ id }) => id)]);
    const seals = new Map(found.map((seal) => [seal.id, seal]));
    yield rows.map((row) => lineOf(row, names.get(row.team_id ?? '') ?? null, seals.get(row.id))).join('');
  }
}

/** The last entries have no position and hash until they are sealed, seconds after they were written. */
const lineOf = (row: AuditRow, team: string | null, seal: AuditSeal | undefined): string =>
  csvLine([
    row.at.toISOString(),
    isAuditKind(row.kind) ? auditWords.areas[areaOfKind(row.kind)] : null,
    row.kind,
    auditEntrySentence(row),
    auditActor(row.actor_kind, row.data),
    typeof row.data['byEmail'] === 'string' ? row.data['byEmail'] : null,
    team,
    row.address,
    row.user_agent,
    row.request_id,
    seal === undefined ? null : String(seal.position),
    seal?.hash ?? null,
  ]);
