import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { AdvancedFilter, FilterKindType, ownFilter } from '#server/graphql/filter/AdvancedFilter.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import {
  createAdvancedFilter,
  deleteAdvancedFilter,
  updateAdvancedFilter,
} from '#server/operations/filter/savedFilter.ts';

const filterOutput = <Done extends { readonly id: string }>(t: MutationOutputFields<Done>) => ({
  ...viewerOutput(t),
  advancedFilter: t.prismaField({
    type: AdvancedFilter,
    description: 'The filter after the change.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.advancedFilter.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

defineMutation('createAdvancedFilter', {
  description: 'Saves a filter under a name, for the viewer only.',
  inputDescription: 'The filter to save, and its name.',
  inputFields: (t) => ({
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the filter, at most 100 characters.',
    }),
    kind: t.field({ type: FilterKindType, required: true, description: 'The list that the filter applies to.' }),
    filters: t.field({
      type: 'JSON',
      required: true,
      description: 'The conditions of the filter, as a list of at most 50 objects `{field, operator, value}`.',
    }),
    isDefault: t.boolean({ description: 'Whether the list starts with this filter. Defaults to false.' }),
  }),
  authScopes: { signedIn: true },
  idempotent: true,
  run: async (ctx, { input: { name, kind, filters, isDefault } }, idempotencyKey) => {
    const { userId } = personOf(ctx);
    const wanted = { userId, name, kind, filters, isDefault: isDefault ?? false };
    return { id: await createAdvancedFilter(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The result of saving a filter.',
  outputFields: filterOutput,
});

defineMutation('updateAdvancedFilter', {
  description: 'Renames a saved filter, changes its conditions, or makes it the default of its list.',
  inputDescription: 'The changes to a saved filter. Omitted values stay as they are.',
  inputFields: (t) => ({
    advancedFilterId: t.globalID({
      required: true,
      for: AdvancedFilter,
      description: 'The ID of the filter to change.',
    }),
    name: t.string({ validate: shortText, description: 'The new name of the filter, from 3 to 100 characters.' }),
    kind: t.field({
      type: FilterKindType,
      description: 'The list that the filter applies to. Its conditions must be valid for that list.',
    }),
    filters: t.field({
      type: 'JSON',
      description: 'The new conditions of the filter, as a list of at most 50 objects `{field, operator, value}`.',
    }),
    isDefault: t.boolean({ description: 'Whether the list starts with this filter.' }),
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
  outputDescription: 'The result of changing a saved filter.',
  outputFields: filterOutput,
});

defineMutation('deleteAdvancedFilter', {
  description: 'Deletes a saved filter.',
  inputDescription: 'The filter to delete.',
  inputFields: (t) => ({
    advancedFilterId: t.globalID({
      required: true,
      for: AdvancedFilter,
      description: 'The ID of the filter to delete.',
    }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input: { advancedFilterId } }) => {
    const { userId } = personOf(ctx);
    const id = await ownFilter(ctx, advancedFilterId.id);
    await deleteAdvancedFilter(ctx, { id, userId });
    return { id };
  },
  keepsRights: true,
  outputDescription: 'The result of deleting a saved filter.',
  outputFields: (t) => ({
    ...viewerOutput(t),
    deletedAdvancedFilterId: t.globalID({
      description: 'The ID of the deleted filter.',
      resolve: ({ done: { id } }) => ({ type: AdvancedFilter, id }),
    }),
  }),
});
