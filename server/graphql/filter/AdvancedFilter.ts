import { filterKinds, mostSavedFilters, parseFilter, type FilterKind } from '#domain/filter/filter.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { lostFilters } from '#server/queries/dashboard/filterChoices.ts';

export const FilterKindType = builder.enumType('FilterKind', {
  description: 'Of which list a filter is.',
  values: filterKinds,
});

async function isTheirs({ services, actor }: RequestContext, id: string): Promise<boolean> {
  const userId = actor.kind === 'person' ? actor.userId : null;
  return userId !== null && (await services.db.advancedFilter.count({ where: { id, userId } })) > 0;
}

/** A filter of somebody else answers like one that is not there. */
guardBy('AdvancedFilter', isTheirs);

export async function ownFilter(ctx: RequestContext, id: string): Promise<string> {
  if (!(await isTheirs(ctx, id))) throw requestError('NOT_FOUND');
  return id;
}

export const AdvancedFilter = builder.prismaNode('AdvancedFilter', {
  id: { field: 'id' },
  description: 'A filter of the submissions or outputs list that somebody keeps under a name.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As its owner calls it.' }),
    kind: t.expose('kind', { type: FilterKindType, description: 'Of which list.' }),
    filters: t.expose('filters', { type: 'JSON', description: 'A list of conditions {field, operator, value}.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'The list begins with it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first kept.' }),
    isLost: t.boolean({
      description: 'It speaks of a form whose submissions the viewer does not see any more.',
      select: { kind: true, filters: true },
      resolve: (filter, _args, ctx) => isLost(filter, ctx),
    }),
  }),
});

async function isLost(
  { kind, filters }: { kind: FilterKind; filters: unknown },
  ctx: RequestContext,
): Promise<boolean> {
  const filter = parseFilter(kind, filters);
  return filter.ok && lostIn(ctx)(filter.value);
}

const known = new WeakMap<RequestContext, ReturnType<typeof lostFilters>>();

/** Asked once for all filters of a request. */
function lostIn(ctx: RequestContext): ReturnType<typeof lostFilters> {
  const asked = known.get(ctx) ?? lostFilters({ pool: ctx.services.pool, principal: ctx.access.principal });
  known.set(ctx, asked);
  return asked;
}

builder.prismaObjectField(Viewer, 'advancedFilters', (t) =>
  t.prismaField({
    type: [AdvancedFilter],
    description: 'The filters that they keep, by name.',
    args: { kind: t.arg({ type: FilterKindType, required: true, description: 'Of which list.' }) },
    resolve: (query, { id: userId }, { kind }, { services }) =>
      services.db.advancedFilter.findMany({
        ...query,
        where: { userId, kind },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostSavedFilters,
      }),
  }),
);

builder.prismaObjectField(Viewer, 'defaultAdvancedFilter', (t) =>
  t.prismaField({
    type: AdvancedFilter,
    nullable: true,
    description: 'The one that a list begins with; null without one, and when it is lost.',
    args: { kind: t.arg({ type: FilterKindType, required: true, description: 'Of which list.' }) },
    resolve: async (query, { id: userId }, { kind }, ctx) => {
      const where = { userId, kind, isDefault: true };
      const known = await ctx.services.db.advancedFilter.findFirst({ where, select: { kind: true, filters: true } });
      if (known === null || (await isLost(known, ctx))) return null;
      return ctx.services.db.advancedFilter.findFirst({ ...query, where });
    },
  }),
);
