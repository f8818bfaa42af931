import { defaultSearchType } from '#domain/filter/lists.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { outputStatus, type OutputStatus } from '#domain/output/outputStatus.ts';
import { builder } from '#server/graphql/builder.ts';
import { SearchTypeEnum } from '#server/graphql/filter/SearchTypeEnum.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { OutputStatusEnum } from '#server/graphql/output/IssuedOutput.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { publicVersions } from '#server/queries/form/publicVersions.ts';
import {
  mostRecords,
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

/** With the clocks by which its days are told. */
interface Told extends PublicRecord {
  readonly timeZone: string;
  readonly outputs: readonly RecordedOutput[];
}

const OutputType = builder.objectRef<RecordedOutput>('RecordedOutput').implement({
  description: 'What was issued for a record.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is.' }),
    issuedOn: t.exposeString('issuedOn', { description: 'The day on which it was issued, where the team is.' }),
    expiresOn: t.exposeString('expiresOn', {
      nullable: true,
      description: 'The day from which it is no longer valid; null: for ever.',
    }),
    status: t.expose('status', { type: OutputStatusEnum, description: 'How it stands now.' }),
  }),
});

/** Of all records of a page at once, by their ids. */
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
  description: 'A completed submission, as anybody reads of it.',
  fields: (t) => ({
    submissionId: t.id({ description: 'Its id.', resolve: ({ id }) => encodeGlobalId('Submission', id) }),
    scopedId: t.exposeInt('scopedId', { description: 'Its number.' }),
    customId: t.exposeString('customId', { nullable: true, description: 'As the town numbers it; null without that.' }),
    identifier: t.exposeString('identifier', {
      nullable: true,
      description: 'What names it; null where that is not for the public.',
    }),
    startedOn: t.string({
      description: 'The day on which it was started, where the team is.',
      resolve: ({ createdAt, timeZone }) => dateIn(createdAt, timeZone),
    }),
    completedOn: t.string({
      description: 'The day on which it was completed, where the team is.',
      resolve: ({ finishedAt, timeZone }) => dateIn(finishedAt, timeZone),
    }),
    outputs: t.field({
      type: [OutputType],
      description: 'What was issued for it, as it stands now.',
      resolve: ({ outputs }) => [...outputs],
    }),
  }),
});

interface Page extends Pick<PublicRecordsPage, 'total'> {
  readonly page: number;
  readonly perPage: number;
  readonly records: readonly Told[];
}

/** On one page: as many as are read at a glance, or as a program likes. */
const usualPage = 20;
const largestPage = 100;

const PageType = builder.objectRef<Page>('PublicRecordPage').implement({
  description: 'A page of what is found in public.',
  fields: (t) => ({
    records: t.field({
      type: [RecordType],
      description: 'Those of this page, the latest first.',
      resolve: ({ records }) => [...records],
    }),
    total: t.exposeInt('total', { description: `On all pages; nobody counts further than ${mostRecords}.` }),
    page: t.exposeInt('page', { description: 'Which page this is, from 1.' }),
    perPage: t.exposeInt('perPage', { description: 'How many are on a page.' }),
  }),
});

/** The versions of a form that ask for its identifier in public. */
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
    description: 'Anybody may search its records.',
    resolve: ({ id }, _args, { access }) => access.may('masterTemplate', 'searchPublicRecords', id),
  }),
);

builder.objectField(MasterTemplate, 'publicRecords', (t) =>
  t.field({
    type: PageType,
    nullable: true,
    description:
      'Its completed submissions whose number, custom id or identifier is or contains a term; null where its records are not searched in public.',
    args: {
      term: t.arg.string({ required: true, validate: line, description: 'Nothing is found by nothing.' }),
      type: t.arg({ type: SearchTypeEnum, description: 'contains when it is left out.' }),
      first: t.arg.int({
        description: `How many on a page: ${usualPage} when it is left out, ${largestPage} at most.`,
      }),
      skip: t.arg.int({ description: 'How many before them are left out.' }),
    },
    complexity: { field: 100 },
    resolve: async ({ id }, { term, type, ...asked }, ctx) => {
      if (!(await ctx.access.may('masterTemplate', 'searchPublicRecords', id))) return null;
      await slowDown(ctx, 'searchRecords', networkOfClient(ctx));
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
