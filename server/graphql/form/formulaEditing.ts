import { formulaNames, type FormulaName } from '#domain/form/formula/formulaNames.ts';
import { placeOfProblem, type FormulaPlace } from '#domain/form/formula/placeOfProblem.ts';
import type { TriedFormula } from '#domain/form/formula/tryFormula.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { placesNaming } from '#domain/template/removalProblem.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { Formula } from '#server/graphql/form/Formula.ts';
import { treeList } from '#server/graphql/form/treeList.ts';
import { atMost, html, line } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { ProblemType } from '#server/graphql/refusals.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { newId } from '#server/newId.ts';
import { formRows } from '#server/queries/form/formRows.ts';
import { otherUses } from '#server/queries/form/otherUses.ts';

const writers = may('flowTemplate', 'updateFlowTemplate', ownKey('id'));

const FormulaNameType = builder.objectRef<FormulaName>('FormulaName').implement({
  description: 'Something that a formula can name between braces.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'As it is written there; nothing else has the same.' }),
    identity: t.exposeString('identity', { description: 'Of the field or formula, in all versions.' }),
    isFormula: t.boolean({ description: 'A formula; otherwise a field.', resolve: ({ type }) => type === 'formula' }),
    isNumeric: t.exposeBoolean('isNumeric', { description: 'Holds a number, so that it can be named.' }),
  }),
});

interface FormulaUse {
  readonly identity: string;
  readonly places: readonly string[];
}

const FormulaUseType = builder.objectRef<FormulaUse>('FormulaUse').implement({
  description: 'Where a formula is named. While it is, it is not deleted.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'Of the formula.' }),
    places: t.stringList({
      description: 'In words; none when nothing names it.',
      resolve: ({ places }) => [...places],
    }),
  }),
});

interface PlacedProblem {
  readonly problem: Problem;
  readonly place: FormulaPlace | null;
}

const FormulaProblem = builder.objectRef<PlacedProblem>('FormulaProblem').implement({
  description: 'One thing wrong with a formula.',
  fields: (t) => ({
    problem: t.field({ type: ProblemType, description: 'What.', resolve: ({ problem }) => problem }),
    from: t.int({
      nullable: true,
      description: 'The first character that is wrong, from 0; null when it is no single place.',
      resolve: ({ place }) => place?.from ?? null,
    }),
    to: t.int({
      nullable: true,
      description: 'The one after the last.',
      resolve: ({ place }) => place?.to ?? null,
    }),
  }),
});

const TriedFormulaType = builder.objectRef<TriedFormula & { readonly source: string }>('TriedFormula').implement({
  description: 'What a formula that is being written comes to. Nothing of it is kept.',
  fields: (t) => ({
    result: t.exposeString('result', { nullable: true, description: 'As people read it; null when there is none.' }),
    problems: t.field({
      type: [FormulaProblem],
      description: 'Everything that is wrong with it.',
      resolve: ({ problems, source }) =>
        problems.map((problem) => ({
          problem,
          place: problem.path === 'source' ? placeOfProblem(source, problem) : null,
        })),
    }),
    asked: t.stringList({
      description: 'The fields that it asks, also through other formulas, by identity.',
      resolve: ({ asked }) => [...asked],
    }),
  }),
});

const FormulaSample = builder.inputType('FormulaSample', {
  description: 'A sample answer, as a number.',
  fields: (t) => ({
    identity: t.string({ required: true, validate: line, description: 'Of the field.' }),
    number: t.float({ required: true, description: 'What formulas count; of money, dollars.' }),
  }),
});

builder.prismaObjectFields(FlowTemplate, (t) => ({
  formulaNames: t.field({
    type: [FormulaNameType],
    description: 'What formulas of this draft can name; for those who write the form.',
    authScopes: writers,
    complexity: treeList,
    resolve: async ({ id }, _args, ctx) => [...formulaNames(await formOf(ctx, id))],
  }),
  formulaUses: t.field({
    type: [FormulaUseType],
    description: 'Where each formula of this draft is named; for those who write the form.',
    authScopes: writers,
    complexity: treeList,
    resolve: async ({ id, masterTemplateId }, _args, ctx) => {
      const form = await formOf(ctx, id);
      const others = await otherUses(ctx.services.db, { id, masterTemplateId });
      return form.formulas.map(({ identity }) => ({ identity, places: placesNaming(form, identity, others) }));
    },
  }),
  triedFormula: t.field({
    type: TriedFormulaType,
    description: 'Tries a formula of this draft with sample answers; for those who write the form.',
    authScopes: writers,
    complexity: 20,
    args: {
      formulaId: t.arg.globalID({
        for: Formula,
        description: 'Which formula it would replace; left out for a new one.',
      }),
      name: t.arg.string({ validate: line, description: 'As staff call it.' }),
      source: t.arg.string({
        required: true,
        validate: html,
        description: 'With {Field name} for a field or formula.',
      }),
      samples: t.arg({ type: [FormulaSample], validate: atMost(500), description: 'Sample answers.' }),
    },
    resolve: async ({ id }, { formulaId, name, source, samples }, ctx) => {
      const [form] = await formRows.rows(ctx.services.pool, [id]);
      const replaced = form?.formulas.find((row) => row.id === formulaId?.id);
      if (!form || (formulaId && !replaced)) throw notAllowed(ctx, false);
      // what reads formulas takes a third of a server's start, and most servers are never sent one
      const { tryFormula } = await import('#domain/form/formula/tryFormula.ts');
      const draft = { id: replaced?.id ?? newId(), identity: replaced?.identity ?? newId(), name: name ?? '', source };
      const numbers = new Map(samples?.map((sample) => [sample.identity, sample.number]));
      return { ...tryFormula(form, draft, numbers), source };
    },
  }),
}));
