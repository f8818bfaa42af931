import { batchActions, maxSubmissionIdsInBatch, batchPermission, type BatchAction } from '#domain/batch/batchRules.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { statusAllows } from '#domain/submission/actions.ts';
import { normaliseTag } from '#domain/tag/tag.ts';
import { BatchActionEnum } from '#server/graphql/batch/BatchActionEnum.ts';
import {
  requireVisibleSubmissions,
  filteredRecordCount,
  filteredSubmissionIds,
} from '#server/graphql/batch/batchRequest.ts';
import { builder } from '#server/graphql/builder.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { chosenTags, type ChosenTag } from '#server/queries/batch/chosenTags.ts';

interface Offer {
  readonly action: BatchAction;
  readonly count: number;
}

interface Chosen {
  /** The selected submissions that exist and that the viewer may export as staff. */
  readonly ids: readonly string[];
  readonly offers: readonly Offer[];
  /** The filter that selected them, or null if they were selected by id. */
  readonly filters: unknown;
}

const OfferType = builder.objectRef<Offer>('BatchOffer').implement({
  description: 'A batch action that the viewer can take on some of the selected submissions.',
  fields: (t) => ({
    action: t.expose('action', { type: BatchActionEnum, description: 'The action.' }),
    count: t.exposeInt('count', {
      description: 'The number of submissions that the action can be taken on now, at least 1.',
    }),
  }),
});

const ChosenTagType = builder.objectRef<ChosenTag>('ChosenTag').implement({
  description: 'A tag of the teams whose submissions are selected.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the tag, in lower case.' }),
    count: t.exposeInt('count', { description: 'The number of selected submissions with the tag.' }),
  }),
});

const mostOffered = 50;

const ChosenType = builder.objectRef<Chosen>('ChosenSubmissions').implement({
  description: 'Submissions selected for a batch action or an export.',
  fields: (t) => ({
    exportCount: t.int({
      description: 'The number of selected submissions that the viewer can export.',
      resolve: ({ ids }) => ids.length,
    }),
    importedCount: t.int({
      complexity: 2,
      description:
        'The number of imported records that also match the filter. They can be read but not changed. It is 0 if the submissions were selected by ID.',
      resolve: ({ filters }, _args, ctx) => (filters === null ? 0 : filteredRecordCount(ctx, filters)),
    }),
    offers: t.field({
      type: [OfferType],
      description: 'The batch actions that the viewer can take on at least one of the submissions.',
      resolve: ({ offers }) => [...offers],
    }),
    tags: t.field({
      type: [ChosenTagType],
      complexity: { multiplier: mostOffered },
      description: `The tags that the submissions could have, those common for their forms first, or the tags that they have. At most ${mostOffered}.`,
      args: {
        search: t.arg.string({ validate: shortText, description: 'Returns only tags whose name contains this text.' }),
        isOn: t.arg.boolean({
          required: true,
          description: 'Whether to return the tags on any of the submissions instead of those they could have.',
        }),
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
    description: 'The actions available for submissions that are selected by ID, or by a filter that they match now.',
    authScopes: { reads: 'submissions' },
    args: {
      submissionIds: t.arg.globalIDList({
        validate: maxItems(maxSubmissionIdsInBatch),
        description: 'The IDs of the submissions.',
      }),
      filters: t.arg({
        type: 'JSON',
        description: 'A list of conditions in place of `submissionIds`, as in `submissionRows`.',
      }),
    },
    resolve: async (_root, { submissionIds, filters }, ctx) => {
      if (submissionIds && filters != null) throw new InvalidInput([{ path: 'filters', code: 'saidTwice' }]);
      if (!submissionIds) return chosenOf(ctx, await filteredSubmissionIds(ctx, filters ?? []), filters ?? []);
      const ids = submissionIds.map(({ id }) => id);
      await requireVisibleSubmissions(ctx, ids);
      return chosenOf(ctx, ids, null);
    },
  }),
);

async function chosenOf(
  { access, services }: RequestContext,
  requested: readonly string[],
  filters: unknown,
): Promise<Chosen> {
  const where = { id: { in: [...requested] }, deletedAt: null };
  const rows = await services.db.submission.findMany({ where, select: { id: true, status: true } });
  const isStaff = await Promise.all(rows.map(({ id }) => access.may('submission', 'exportSubmission', id)));
  const seen = rows.filter((_row, place) => isStaff[place]);
  const offers = await Promise.all(
    batchActions.map(async (action) => {
      const right = batchPermission[action];
      const open = seen.filter(({ status }) => statusAllows(status, right));
      const may = await Promise.all(open.map(({ id }) => access.may('submission', right, id)));
      return { action, count: may.filter(Boolean).length };
    }),
  );
  return { ids: seen.map(({ id }) => id), offers: offers.filter(({ count }) => count > 0), filters };
}
