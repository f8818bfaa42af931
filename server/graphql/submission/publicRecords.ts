import { defaultSearchType } from '#domain/filter/lists.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { outputStatus, type OutputStatus } from '#domain/output/outputStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import { SearchTypeEnum } from '#server/graphql/filter/SearchTypeEnum.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { OutputStatusEnum } from '#server/graphql/output/IssuedOutput.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { publicVersions } from '#server/queries/form/publicVersions.ts';
import {
  maxPublicRecords,
  publicRecords,
  type PublicRecord,
  type PublicRecordsPage,
} from '#server/queries/submission/publicRecords.ts';

interface RecordedOutput {
  readonly name: string;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
  readonly status: OutputStatus;
}

/** A record with the time zone that its dates are shown in. */
interface Told extends PublicRecord {
  readonly timeZone: string;
  readonly outputs: readonly RecordedOutput[];
}

const OutputType = builder.objectRef<RecordedOutput>('RecordedOutput').implement({
  description: 'An output that was issued for a public record.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the output.' }),
    issuedOn: t.exposeString('issuedOn', {
      description: 'The date on which the output was issued, as yyyy-MM-dd in the team’s time zone.',
    }),
    expiresOn: t.exposeString('expiresOn', {
      nullable: true,
      description: 'The date from which the output is no longer valid, as yyyy-MM-dd, or null if it does not expire.',
    }),
    status: t.expose('status', { type: OutputStatusEnum, description: 'The current status of the output.' }),
  }),
});

/** The outputs of all records on a page, by submission id. */
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
  const told = rows.map(({ submissionId, name, issuedAt, expiresAt, revokedAt }) => ({
    ...{ submissionId, name, issuedOn: dateIn(issuedAt ?? now, timeZone) },
    expiresOn: expiresAt && dateIn(expiresAt, timeZone),
    status: outputStatus({ issuedAt, expiresAt, revokedAt }, now),
  }));
  return Map.groupBy(told, ({ submissionId }) => submissionId);
}

const RecordType = builder.objectRef<Told>('PublicRecord').implement({
  description: 'A completed submission, as the public sees it.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The ID of the submission.',
      resolve: ({ id }) => encodeGlobalId('Submission', id),
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within its team.' }),
    customId: t.exposeString('customId', {
      nullable: true,
      description: 'The number of the submission in the form’s own numbering format, or null if the form has none.',
    }),
    identifier: t.exposeString('identifier', {
      nullable: true,
      description: 'The answer that identifies the submission, or null if it has none that the public may read.',
    }),
    startedOn: t.string({
      description: 'The date on which the submission was started, as yyyy-MM-dd in the team’s time zone.',
      resolve: ({ createdAt, timeZone }) => dateIn(createdAt, timeZone),
    }),
    completedOn: t.string({
      description: 'The date on which the submission was completed, as yyyy-MM-dd in the team’s time zone.',
      resolve: ({ finishedAt, timeZone }) => dateIn(finishedAt, timeZone),
    }),
    outputs: t.field({
      type: [OutputType],
      description: 'The outputs issued for the record, with their current status.',
      resolve: ({ outputs }) => [...outputs],
    }),
  }),
});

interface Page extends Pick<PublicRecordsPage, 'total'> {
  readonly page: number;
  readonly perPage: number;
  readonly records: readonly Told[];
}

const usualPage = 20;
const largestPage = 100;

const PageType = builder.objectRef<Page>('PublicRecordPage').implement({
  description: 'A page of public records.',
  fields: (t) => ({
    records: t.field({
      type: [RecordType],
      description: 'The records on this page, latest first.',
      resolve: ({ records }) => [...records],
    }),
    total: t.exposeInt('total', {
      description: `The number of records on all pages, counted up to ${maxPublicRecords}.`,
    }),
    page: t.exposeInt('page', { description: 'The number of this page, counted from 1.' }),
    perPage: t.exposeInt('perPage', { description: 'The largest number of records on a page.' }),
  }),
});

/** The versions of a form whose identifier field the public may read. */
async function publicIdentifiers(
  { services: { db, pool } }: RequestContext,
  formId: string,
): Promise<readonly string[]> {
  const { identifierFieldIdentity: identity } = await db.masterTemplate.findUniqueOrThrow({
    where: { id: formId },
    select: { identifierFieldIdentity: true },
  });
  return identity === null ? [] : publicVersions(pool, formId, identity);
}

builder.objectField(MasterTemplate, 'hasPublicRecords', (t) =>
  t.boolean({
    description: 'Whether anyone can search the form’s completed submissions.',
    resolve: ({ id }, _args, { access }) => access.may('masterTemplate', 'searchPublicRecords', id),
  }),
);

builder.objectField(MasterTemplate, 'publicRecords', (t) =>
  t.field({
    type: PageType,
    nullable: true,
    description:
      'The form’s completed submissions whose number, custom ID, or identifier matches a term. Null if the public cannot search the form’s records.',
    args: {
      term: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The term to search for. An empty term finds nothing.',
      }),
      type: t.arg({
        type: SearchTypeEnum,
        description: 'Whether records must match the whole term or can contain it. The default is `contains`.',
      }),
      first: t.arg.int({
        description: `The number of records on a page: at most ${largestPage}, and ${usualPage} by default.`,
      }),
      skip: t.arg.int({ description: 'The number of records to skip. The default is 0.' }),
    },
    complexity: { field: 100 },
    resolve: async ({ id }, { term, type, ...asked }, ctx) => {
      if (!(await ctx.access.may('masterTemplate', 'searchPublicRecords', id))) return null;
      await applyRateLimit(ctx, 'searchRecords', networkOfClient(ctx));
      const { team } = await ctx.services.db.masterTemplate.findUniqueOrThrow({
        where: { id },
        select: { team: { select: { timeZone: true } } },
      });
      const { timeZone } = team;
      const first = Math.min(largestPage, Math.max(1, asked.first ?? usualPage));
      const skip = Math.max(0, asked.skip ?? 0);
      const search = { formId: id, term, type: type ?? defaultSearchType.form, first, skip };
      const { records, total } = await publicRecords(ctx.services.pool, {
        ...search,
        publicVersions: await publicIdentifiers(ctx, id),
      });
      const ids = records.map((record) => record.id);
      const outputs = await outputsOf(ctx, ids, timeZone);
      return {
        ...{ total, page: Math.floor(skip / first) + 1, perPage: first },
        records: records.map((record) => ({ ...record, timeZone, outputs: outputs.get(record.id) ?? [] })),
      };
    },
  }),
);
