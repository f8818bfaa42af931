import type { ArgBuilder } from '@pothos/core';
import type { SearchType } from '#domain/filter/lists.ts';
import { publicOutputFilters, publicRenewalFilters, recordLists } from '#domain/record/recordFilters.ts';
import { builder } from '#server/graphql/builder.ts';
import { SearchTypeEnum } from '#server/graphql/filter/SearchTypeEnum.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { ToldPage } from '#server/graphql/record/PublicRecord.ts';
import { tellRecords, type OpenForm } from '#server/graphql/record/tellRecords.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { publicRecords } from '#server/queries/record/publicRecords.ts';
import type { PublishedField } from '#server/queries/record/publishedFields.ts';

const usualPage = 20;
const largestPage = 100;

const RecordListEnum = builder.enumType('RecordList', {
  description:
    'What a public search lists: completed submissions (`submissions`), or the outputs issued for them (`outputs`).',
  values: recordLists,
});
const OutputFilterEnum = builder.enumType('PublicOutputFilter', {
  description:
    'The status of issued outputs: all of them, those that are valid (`issued`), and those that are expired or revoked.',
  values: publicOutputFilters,
});
const RenewalFilterEnum = builder.enumType('RenewalFilter', {
  description: 'Whether to include renewals and other submissions (`all`), only renewals, or no renewals.',
  values: publicRenewalFilters,
});

type Arguments = ArgBuilder<(typeof builder)['$inferSchemaTypes']>;

export const searchArguments = (arg: Arguments, usualType: SearchType) => ({
  term: arg.string({
    required: true,
    validate: shortText,
    description: 'The term to search for. An empty term finds nothing.',
  }),
  type: arg({
    type: SearchTypeEnum,
    description: `Whether records must match the whole term or can contain it. The default is \`${usualType}\`.`,
  }),
  list: arg({ type: RecordListEnum, description: 'What to list. The default is `submissions`.' }),
  outputStatus: arg({
    type: OutputFilterEnum,
    description: 'Only records with an output of this status, or only such outputs. The default is `all`.',
  }),
  renewal: arg({ type: RenewalFilterEnum, description: 'Whether to include renewals. The default is `all`.' }),
  first: arg.int({
    description: `The number of records on a page: at most ${largestPage}, and ${usualPage} by default.`,
  }),
  skip: arg.int({ description: 'The number of records to skip. The default is 0.' }),
});

interface Searched {
  readonly term: string;
  readonly type?: SearchType | null;
  readonly list?: (typeof recordLists)[number] | null;
  readonly outputStatus?: (typeof publicOutputFilters)[number] | null;
  readonly renewal?: (typeof publicRenewalFilters)[number] | null;
  readonly first?: number | null;
  readonly skip?: number | null;
}

interface Where {
  readonly forms: readonly OpenForm[];
  readonly usualType: SearchType;
  /** the questions that are searched and shown on a search page */
  readonly fields?: readonly PublishedField[];
}

/** One page of a public search. Searches are limited per network. */
export async function searchRecords(
  ctx: RequestContext,
  { forms, usualType, fields }: Where,
  requested: Searched,
): Promise<ToldPage> {
  await applyRateLimit(ctx, 'searchRecords', networkOfClient(ctx));
  const first = Math.min(largestPage, Math.max(1, requested.first ?? usualPage));
  const skip = Math.max(0, requested.skip ?? 0);
  const { renewal } = requested;
  const { records, total } = await publicRecords(ctx.services.pool, {
    ...{ term: requested.term, type: requested.type ?? usualType, list: requested.list ?? 'submissions', first, skip },
    ...{ outputs: requested.outputStatus ?? 'all', now: ctx.services.now() },
    isRenewal: !renewal || renewal === 'all' ? null : renewal === 'renewal',
    formIds: forms.map(({ id }) => id),
    identifierVersions: forms.flatMap(({ identifierVersions }) => identifierVersions),
    fieldIdentities: [...new Set(fields?.map(({ identity }) => identity))],
  });
  const told = await tellRecords(ctx, forms, records, fields);
  return { total, page: Math.floor(skip / first) + 1, perPage: first, records: told };
}
