import type { Form } from '#domain/form/Form.ts';
import { formatFormula } from '#domain/form/formula/formatFormula.ts';
import { formulaNames } from '#domain/form/formula/formulaNames.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';

guardPart('Formula');

export const Formula = builder.prismaNode('Formula', {
  id: { field: 'id' },
  description: 'A calculation based on answers.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the formula, the same in every version of the form.',
    }),
    name: t.exposeString('name', { description: 'The name of the formula as staff see it.' }),
    source: t.string({
      description:
        'The formula as staff write it, with the current field and formula names in braces, such as `{Floor area} * 2`.',
      resolve: async ({ flowTemplateId, tree }, _args, ctx) =>
        formatFormula(tree as unknown as FormulaNode, namesOf(await formOf(ctx, flowTemplateId))),
    }),
    tree: t.expose('tree', { type: 'JSON', description: 'The parsed formula as a tree that programs can evaluate.' }),
    flowTemplate: t.relation('flowTemplate', {
      description: 'The version of the form that the formula belongs to.',
      complexity: wholeFormCost,
    }),
  }),
});

type Names = ReturnType<typeof formulaNames>;
const namesByForm = new WeakMap<Form, Names>();

/** Cached per form, because finding unique labels compares every name with every other. */
function namesOf(form: Form): Names {
  const names = namesByForm.get(form) ?? formulaNames(form);
  namesByForm.set(form, names);
  return names;
}

/** Payload fields shared by the mutations of a formula. */
export const formulaOutput = <Done extends { readonly formulaId: string }>(t: MutationOutputFields<Done>) => ({
  formula: t.prismaField({
    type: Formula,
    description: 'The formula after the change.',
    resolve: (query, { done: { formulaId } }, _args, { services }) =>
      services.db.formula.findUniqueOrThrow({ ...query, where: { id: formulaId } }),
  }),
});
