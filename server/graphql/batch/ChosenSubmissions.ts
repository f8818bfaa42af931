import { batchActions, mostNamedInBatch, rightOfBatch, type BatchAction } from '#domain/batch/batchRules.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { statusAllows } from '#domain/submission/actions.ts';
import { normaliseTag } from '#domain/tag/tag.ts';
import { expectInSight, filteredRecordCount, filteredSubmissionIds } from '#server/graphql/batch/askingForBatch.ts';
import { BatchActionEnum } from '#server/graphql/batch/BatchActionEnum.ts';
import { builder } from '#server/graphql/builder.ts';
import { atMost, line } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { chosenTags, type ChosenTag } from '#server/queries/batch/chosenTags.ts';

interface Offer {
  readonly action: BatchAction;
  readonly count: number;
}

interface Chosen {
  /** those that are there, of which the viewer is staff */
  readonly ids: readonly string[];
  readonly offers: readonly Offer[];
  /** the filter that left them, where they were not named */
  readonly filters: unknown;
}

const OfferType = builder.objectRef<Offer>('BatchOffer').implement({
  description: 'Something that the viewer may do with some of what they have chosen.',
  fields: (t) => ({
    action: t.expose('action', { type: BatchActionEnum, description: 'What can be done.' }),
    count: t.exposeInt('count', { description: 'With how many, as they stand now; at least one.' }),
  }),
});

const ChosenTagType = builder.objectRef<ChosenTag>('ChosenTag').implement({
  description: 'A tag of the teams whose submissions are chosen.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'In small letters.' }),
    count: t.exposeInt('count', { description: 'On how many of them it is.' }),
  }),
});

const mostOffered = 50;

const ChosenType = builder.objectRef<Chosen>('ChosenSubmissions').implement({
  description: 'Submissions with which the same is to be done, before it is.',
  fields: (t) => ({
    exportCount: t.int({
      description: 'How many of them the viewer may take along as a table.',
      resolve: ({ ids }) => ids.length,
    }),
    importedCount: t.int({
      complexity: 2,
      description: 'How many imported records the filter leaves besides; they can be read, not changed.',
      resolve: ({ filters }, _args, ctx) => (filters === null ? 0 : filteredRecordCount(ctx, filters)),
    }),
    offers: t.field({
      type: [OfferType],
      description: 'What the viewer may do with them: what is possible with none is left out.',
      resolve: ({ offers }) => [...offers],
    }),
    tags: t.field({
      type: [ChosenTagType],
      complexity: { multiplier: mostOffered },
      description: `Tags that they could have, what is usual for their forms at the top; or those that they have. Up to ${mostOffered}.`,
      args: {
        search: t.arg.string({ validate: line, description: 'Only those whose name contains this.' }),
        isOn: t.arg.boolean({ required: true, description: 'Only those that are on some of them.' }),
      },
      resolve: async ({ ids }, { search, isOn }, { services }) => [
        ...(await chosenTags(services.pool, {
          ...{ submissionIds: ids, search: normaliseTag(search ?? ''), isOn, most: mostOffered },
        })),
      ],
    }),
  }),
});

builder.queryField('chosenSubmissions', (t) =>
  t.field({
    type: ChosenType,
    description: 'What can be done with some submissions: those that are named, or all that a filter leaves now.',
    authScopes: { reads: 'submissions' },
    args: {
      submissionIds: t.arg.globalIDList({
        validate: atMost(mostNamedInBatch),
        description: 'The submissions, by name.',
      }),
      filters: t.arg({ type: 'JSON', description: 'Or conditions as those of `submissionRows`.' }),
    },
    resolve: async (_root, { submissionIds, filters }, ctx) => {
      if (submissionIds && filters != null) throw new InvalidInput([{ path: 'filters', code: 'saidTwice' }]);
      if (!submissionIds) return chosenOf(ctx, await filteredSubmissionIds(ctx, filters ?? []), filters ?? []);
      const ids = submissionIds.map(({ id }) => id);
      await expectInSight(ctx, ids);
      return chosenOf(ctx, ids, null);
    },
  }),
);

async function chosenOf(
  { access, services }: RequestContext,
  asked: readonly string[],
  filters: unknown,
): Promise<Chosen> {
  const where = { id: { in: [...asked] }, deletedAt: null };
  const rows = await services.db.submission.findMany({ where, select: { id: true, status: true } });
  const isStaff = await Promise.all(rows.map(({ id }) => access.may('submission', 'exportSubmission', id)));
  const seen = rows.filter((_row, place) => isStaff[place]);
  const offers = await Promise.all(
    batchActions.map(async (action) => {
      const right = rightOfBatch[action];
      const open = seen.filter(({ status }) => statusAllows(status, right));
      const may = await Promise.all(open.map(({ id }) => access.may('submission', right, id)));
      return { action, count: may.filter(Boolean).length };
    }),
  );
  return { ids: seen.map(({ id }) => id), offers: offers.filter(({ count }) => count > 0), filters };
}
