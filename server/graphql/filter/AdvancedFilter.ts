import { filterKinds, maxSavedFilters, parseFilter, type FilterKind } from '#domain/filter/filter.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardBy } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { createLostFilterCheck } from '#server/queries/dashboard/filterChoices.ts';

export const FilterKindType = builder.enumType('FilterKind', {
  description: 'The list that a filter applies to.',
  values: filterKinds,
});

async function isTheirs({ services, actor }: RequestContext, id: string): Promise<boolean> {
  const userId = actor.kind === 'person' ? actor.userId : null;
  return userId !== null && (await services.db.advancedFilter.count({ where: { id, userId } })) > 0;
}

/** Someone else's filter gives the same error as a missing one. */
guardBy('AdvancedFilter', isTheirs);

export async function ownFilter(ctx: RequestContext, id: string): Promise<string> {
  if (!(await isTheirs(ctx, id))) throw requestError('NOT_FOUND');
  return id;
}

export const AdvancedFilter = builder.prismaNode('AdvancedFilter', {
  id: { field: 'id' },
  description: 'A saved filter of a person for the submissions or outputs list.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the filter, chosen by its owner.' }),
    kind: t.expose('kind', { type: FilterKindType, description: 'The list that the filter applies to.' }),
    filters: t.expose('filters', {
      type: 'JSON',
      description: 'The conditions of the filter, as a list of objects `{field, operator, value}`.',
    }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Whether the list starts with this filter. At most one filter per list is the default.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the filter was first saved.' }),
    isLost: t.boolean({
      description: 'Whether the filter refers to a form, or a part of one, that the viewer can no longer see.',
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

const known = new WeakMap<RequestContext, ReturnType<typeof createLostFilterCheck>>();

/** Cached per request, so that all filters share one lookup. */
function lostIn(ctx: RequestContext): ReturnType<typeof createLostFilterCheck> {
  const check = known.get(ctx) ?? createLostFilterCheck({ pool: ctx.services.pool, principal: ctx.access.principal });
  known.set(ctx, check);
  return check;
}

builder.prismaObjectField(Viewer, 'advancedFilters', (t) =>
  t.prismaField({
    type: [AdvancedFilter],
    description: "The viewer's saved filters for one list, sorted by name.",
    args: { kind: t.arg({ type: FilterKindType, required: true, description: 'The list that the filters apply to.' }) },
    resolve: (query, { id: userId }, { kind }, { services }) =>
      services.db.advancedFilter.findMany({
        ...query,
        where: { userId, kind },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: maxSavedFilters,
      }),
  }),
);

builder.prismaObjectField(Viewer, 'defaultAdvancedFilter', (t) =>
  t.prismaField({
    type: AdvancedFilter,
    nullable: true,
    description:
      "The viewer's default filter for a list. Null if there is none, or it refers to something they can no longer see.",
    args: {
      kind: t.arg({ type: FilterKindType, required: true, description: 'The list that the filter applies to.' }),
    },
    resolve: async (query, { id: userId }, { kind }, ctx) => {
      const where = { userId, kind, isDefault: true };
      const known = await ctx.services.db.advancedFilter.findFirst({ where, select: { kind: true, filters: true } });
      if (known === null || (await isLost(known, ctx))) return null;
      return ctx.services.db.advancedFilter.findFirst({ ...query, where });
    },
  }),
);
