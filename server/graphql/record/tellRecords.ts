import { dateIn } from '#domain/kernel/timeZones.ts';
import { outputStatus } from '#domain/output/outputStatus.ts';
import type { RecordedOutput, ToldRecord } from '#server/graphql/record/PublicRecord.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { PublicRecord } from '#server/queries/record/publicRecords.ts';
import { publishedAnswers } from '#server/queries/record/publishedAnswers.ts';
import { publishedFields, type PublishedField } from '#server/queries/record/publishedFields.ts';

/** A form whose records the public can search. */
export interface OpenForm {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly identifierFieldIdentity: string | null;
  readonly team: { readonly slug: string; readonly timeZone: string };
  /** versions whose identifiers are public */
  readonly identifierVersions: readonly string[];
  /** questions whose answers are published; empty if the form doesn't publish them */
  readonly fields: readonly PublishedField[];
}

/** Those of some forms whose records the public can search, in the order of the ids. */
export async function openForms(ctx: RequestContext, formIds: readonly string[]): Promise<readonly OpenForm[]> {
  const { db, pool } = ctx.services;
  const may = await Promise.all(
    formIds.map(async (id) => ({
      id,
      records: await ctx.access.may('masterTemplate', 'searchPublicRecords', id),
      answers: await ctx.access.may('masterTemplate', 'readPublishedAnswers', id),
    })),
  );
  const open = may.filter(({ records }) => records);
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const [rows, fields] = await Promise.all([
    db.masterTemplate.findMany({
      where: { id: { in: ids } },
      select: {
        ...{ id: true, name: true, slug: true, identifierFieldIdentity: true },
        team: { select: { slug: true, timeZone: true } },
      },
    }),
    publishedFields(pool, ids),
  ]);
  const found = new Map(rows.map((row) => [row.id, row]));
  const byForm = Map.groupBy(fields, ({ formId }) => formId);
  return open.flatMap(({ id, answers }) => {
    const row = found.get(id);
    if (!row) return [];
    const own = byForm.get(id) ?? [];
    const identifier = own.find(({ identity }) => identity === row.identifierFieldIdentity);
    return [{ ...row, identifierVersions: identifier?.versions ?? [], fields: answers ? own : [] }];
  });
}

/** Adds to records what the public sees of them. Only these fields are shown; omit them for all published ones. */
export async function tellRecords(
  ctx: RequestContext,
  forms: readonly OpenForm[],
  records: readonly PublicRecord[],
  shown?: readonly PublishedField[],
): Promise<readonly ToldRecord[]> {
  const ids = [...new Set(records.map(({ id }) => id))];
  const [outputs, answers] = await Promise.all([
    outputsOf(ctx, ids, forms[0]?.team.timeZone ?? 'UTC'),
    publishedAnswers(ctx.services, ids, shown ?? forms.flatMap(({ fields }) => fields)),
  ]);
  const byId = new Map(forms.map((form) => [form.id, form]));
  return records.flatMap((record) => {
    const form = byId.get(record.formId);
    if (!form) return [];
    const own = outputs.get(record.id) ?? [];
    const { name, slug, team } = form;
    return [
      {
        ...record,
        timeZone: team.timeZone,
        form: { name, slug, teamSlug: team.slug },
        outputs: record.outputId === null ? own : own.filter(({ id }) => id === record.outputId),
        answers: answers.get(record.id) ?? [],
      },
    ];
  });
}

/** The issued outputs of all records on a page, by submission. */
async function outputsOf(
  { services }: RequestContext,
  ids: readonly string[],
  timeZone: string,
): Promise<ReadonlyMap<string, readonly RecordedOutput[]>> {
  const now = services.now();
  const rows = await services.db.issuedOutput.findMany({
    where: { submissionId: { in: [...ids] }, issuedAt: { lte: now } },
    orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
  });
  const told = rows.map(({ id, submissionId, name, issuedAt, expiresAt, revokedAt }) => ({
    ...{ id, submissionId, name, issuedOn: dateIn(issuedAt ?? now, timeZone) },
    expiresOn: expiresAt && dateIn(expiresAt, timeZone),
    status: outputStatus({ issuedAt, expiresAt, revokedAt }, now),
  }));
  return Map.groupBy(told, ({ submissionId }) => submissionId);
}
