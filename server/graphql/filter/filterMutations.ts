import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { AdvancedFilter, FilterKindType, ownFilter } from '#server/graphql/filter/AdvancedFilter.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import {
  createAdvancedFilter,
  deleteAdvancedFilter,
  updateAdvancedFilter,
} from '#server/operations/filter/savedFilter.ts';

const filterOutput = <Done extends { readonly id: string }>(t: DoneFields<Done>) => ({
  ...viewerOutput(t),
  advancedFilter: t.prismaField({
    type: AdvancedFilter,
    description: 'As it is now.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.advancedFilter.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

verbMutation('createAdvancedFilter', {
  description: 'Keeps a filter under a name, for the viewer alone.',
  inputDescription: 'The filter and its name.',
  inputFields: (t) => ({
    name: t.string({ required: true, validate: line, description: 'What it is called.' }),
    kind: t.field({ type: FilterKindType, required: true, description: 'Of which list.' }),
    filters: t.field({ type: 'JSON', required: true, description: 'A list of conditions {field, operator, value}.' }),
    isDefault: t.boolean({ description: 'Whether the list begins with it; not, when it is left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { name, kind, filters, isDefault, idempotencyKey } }) => {
    const { userId } = personOf(ctx);
    const wanted = { userId, name, kind, filters, isDefault: isDefault ?? false };
    return { id: await createAdvancedFilter(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'It is kept.',
  outputFields: filterOutput,
});

verbMutation('updateAdvancedFilter', {
  description: 'Calls a saved filter otherwise, changes its conditions, or makes it the one that the list begins with.',
  inputDescription: 'What changes; what is left out stays.',
  inputFields: (t) => ({
    advancedFilterId: t.globalID({ required: true, for: AdvancedFilter, description: 'Which filter.' }),
    name: t.string({ validate: line, description: 'What it is called now.' }),
    kind: t.field({
      type: FilterKindType,
      description: 'Of which list; its conditions have to be those of that list.',
    }),
    filters: t.field({ type: 'JSON', description: 'A list of conditions {field, operator, value}.' }),
    isDefault: t.boolean({ description: 'Whether the list begins with it.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { advancedFilterId, name, kind, filters, isDefault } }) => {
    const { userId } = personOf(ctx);
    const change = {
      name: name ?? undefined,
      kind: kind ?? undefined,
      filters: filters ?? undefined,
      isDefault: isDefault ?? undefined,
    };
    const id = await ownFilter(ctx, advancedFilterId.id);
    return { id: await updateAdvancedFilter(ctx, { id, userId, ...change }) };
  },
  keepsRights: true,
  outputDescription: 'It is changed.',
  outputFields: filterOutput,
});

verbMutation('deleteAdvancedFilter', {
  description: 'Forgets a saved filter.',
  inputDescription: 'The filter that is kept no longer.',
  inputFields: (t) => ({
    advancedFilterId: t.globalID({ required: true, for: AdvancedFilter, description: 'Which filter.' }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { advancedFilterId } }) => {
    const { userId } = personOf(ctx);
    const id = await ownFilter(ctx, advancedFilterId.id);
    await deleteAdvancedFilter(ctx, { id, userId });
    return { id };
  },
  keepsRights: true,
  outputDescription: 'It is gone.',
  outputFields: (t) => ({
    ...viewerOutput(t),
    deletedAdvancedFilterId: t.globalID({
      description: 'Of the filter that was there.',
      resolve: ({ done: { id } }) => ({ type: AdvancedFilter, id }),
    }),
  }),
});
