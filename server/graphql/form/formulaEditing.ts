import { formulaNames, type FormulaName } from '#domain/form/formula/formulaNames.ts';
import { problemPosition, type FormulaPlace } from '#domain/form/formula/problemPosition.ts';
import type { TriedFormula } from '#domain/form/formula/tryFormula.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { referencesTo } from '#domain/template/removalProblem.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { Formula } from '#server/graphql/form/Formula.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { maxItems, richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { newId } from '#server/newId.ts';
import { formRows } from '#server/queries/form/formRows.ts';
import { loadOtherUses } from '#server/queries/form/loadOtherUses.ts';

const writers = may('flowTemplate', 'updateFlowTemplate', ownKey('id'));

const FormulaNameType = builder.objectRef<FormulaName>('FormulaName').implement({
  description: 'A field or formula that a formula can refer to by a name in braces.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The unique name to write between the braces.' }),
    identity: t.exposeString('identity', {
      description:
        'The stable ID of the field or formula, the same in every version of the form. A value of the entity that is chosen in a field has an ID made of both.',
    }),
    isFormula: t.boolean({
      description: 'Whether the name refers to a formula. If false, it refers to a field.',
      resolve: ({ type }) => type === 'formula',
    }),
    isNumeric: t.exposeBoolean('isNumeric', {
      description: 'Whether the value is a number, so that formulas can use it.',
    }),
  }),
});

interface FormulaUse {
  readonly identity: string;
  readonly places: readonly string[];
}

const FormulaUseType = builder.objectRef<FormulaUse>('FormulaUse').implement({
  description: 'Where a formula is used. A formula in use cannot be deleted.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The stable ID of the formula.' }),
    places: t.stringList({
      description: 'Descriptions of the places that use the formula. Empty if nothing uses it.',
      resolve: ({ places }) => [...places],
    }),
  }),
});

interface PlacedProblem {
  readonly problem: Problem;
  readonly place: FormulaPlace | null;
}

const FormulaProblem = builder.objectRef<PlacedProblem>('FormulaProblem').implement({
  description: 'A problem with a formula and its place in the source.',
  fields: (t) => ({
    problem: t.field({
      type: ProblemType,
      description: 'The problem found in the formula.',
      resolve: ({ problem }) => problem,
    }),
    from: t.int({
      nullable: true,
      description: 'The zero-based index of the first character of the problem, or null if it has no single place.',
      resolve: ({ place }) => place?.from ?? null,
    }),
    to: t.int({
      nullable: true,
      description: 'The index just past the last character of the problem, or null if it has no single place.',
      resolve: ({ place }) => place?.to ?? null,
    }),
  }),
});

const TriedFormulaType = builder.objectRef<TriedFormula & { readonly source: string }>('TriedFormula').implement({
  description: 'The result of trying a formula with sample answers. Nothing is saved.',
  fields: (t) => ({
    result: t.exposeString('result', {
      nullable: true,
      description: 'The result as people would see it, or null if there is none.',
    }),
    problems: t.field({
      type: [FormulaProblem],
      description: 'All problems found in the formula.',
      resolve: ({ problems, source }) =>
        problems.map((problem) => ({
          problem,
          place: problem.path === 'source' ? problemPosition(source, problem) : null,
        })),
    }),
    usedFields: t.stringList({
      description:
        'What the formula uses, directly or through other formulas: the `identity` of each among the formula names.',
      resolve: ({ usedFields }) => [...usedFields],
    }),
  }),
});

const FormulaSample = builder.inputType('FormulaSample', {
  description: 'A sample answer for trying a formula, as a number.',
  fields: (t) => ({
    identity: t.string({ required: true, validate: shortText, description: 'The stable ID of the field.' }),
    number: t.float({
      required: true,
      description: 'The number that formulas use for the answer. For money, the amount in dollars.',
    }),
  }),
});

builder.prismaObjectFields(FlowTemplate, (t) => ({
  formulaNames: t.field({
    type: [FormulaNameType],
    description: 'The names that formulas in this draft can use. Requires permission to edit the form.',
    authScopes: writers,
    complexity: treeListCost,
    resolve: async ({ id }, _args, ctx) => [...formulaNames(await formOf(ctx, id))],
  }),
  formulaUses: t.field({
    type: [FormulaUseType],
    description: 'Where each formula in this draft is used. Requires permission to edit the form.',
    authScopes: writers,
    complexity: treeListCost,
    resolve: async ({ id, masterTemplateId }, _args, ctx) => {
      const form = await formOf(ctx, id);
      const others = await loadOtherUses(ctx.services.db, { id, masterTemplateId });
      return form.formulas.map(({ identity }) => ({ identity, places: referencesTo(form, identity, others) }));
    },
  }),
  triedFormula: t.field({
    type: TriedFormulaType,
    description:
      'Tries a formula in this draft with sample answers, without saving it. Requires permission to edit the form.',
    authScopes: writers,
    complexity: 20,
    args: {
      formulaId: t.arg.globalID({
        for: Formula,
        description: 'The ID of the formula that the source would replace. Omit it for a new formula.',
      }),
      name: t.arg.string({ validate: shortText, description: 'The name of the formula as staff see it.' }),
      source: t.arg.string({
        required: true,
        validate: richTextInput,
        description: 'The formula to try, with field and formula names in braces, such as `{Floor area} * 2`.',
      }),
      samples: t.arg({
        type: [FormulaSample],
        validate: maxItems(500),
        description: 'Sample answers, at most 500. A field without one counts as unanswered.',
      }),
    },
    resolve: async ({ id }, { formulaId, name, source, samples }, ctx) => {
      const [form] = await formRows.rows(ctx.services.pool, [id]);
      const replaced = form?.formulas.find((row) => row.id === formulaId?.id);
      if (!form || (formulaId && !replaced)) throw notAllowed(ctx, false);
      // lazy import: the formula parser takes a third of server startup time, and most servers never need it
      const { tryFormula } = await import('#domain/form/formula/tryFormula.ts');
      const draft = { id: replaced?.id ?? newId(), identity: replaced?.identity ?? newId(), name: name ?? '', source };
      const numbers = new Map(samples?.map((sample) => [sample.identity, sample.number]));
      return { ...tryFormula(form, draft, numbers), source };
    },
  }),
}));
