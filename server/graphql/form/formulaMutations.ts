import { Formula, formulaOutput } from '#server/graphql/form/Formula.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { createFormula, deleteFormula, updateFormula } from '#server/operations/form/formula.ts';

partMutation('createFormula', {
  description: 'Adds a calculation.',
  inputDescription: 'A formula of a draft.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
    name: t.string({ required: true, validate: line, description: 'As staff call it.' }),
    source: t.string({ required: true, validate: html, description: 'With {Field name} for a field or formula.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, name, source, idempotencyKey } }) => ({
    formulaId: await createFormula(ctx, { flowTemplateId: flowTemplateId.id, name, source }, idempotencyKey),
  }),
  outputFields: formulaOutput,
});

partMutation('updateFormula', {
  description: 'Changes a calculation.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    formulaId: t.globalID({ required: true, for: Formula, description: 'Which formula.' }),
    name: t.string({ validate: line, description: 'As staff call it.' }),
    source: t.string({ validate: html, description: 'With {Field name} for a field or formula.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { formulaId } }) => formulaId,
  run: async (ctx, { input: { formulaId, name, source, seen } }) => ({
    formulaId: await updateFormula(ctx, { formulaId: formulaId.id, ...orUnset({ name, source }), seen }),
  }),
  outputFields: formulaOutput,
});

partMutation('deleteFormula', {
  description: 'Removes a calculation, unless logic, another formula or a payment step names it.',
  inputDescription: 'The formula to remove.',
  inputFields: (t) => ({
    formulaId: t.globalID({ required: true, for: Formula, description: 'Which formula.' }),
  }),
  part: ({ input: { formulaId } }) => formulaId,
  run: async (ctx, { input: { formulaId } }) => {
    await deleteFormula(ctx, { formulaId: formulaId.id });
    return { formulaId: formulaId.id };
  },
  outputFields: (t) => ({
    deletedFormulaId: t.globalID({
      description: 'Of the formula that was there.',
      resolve: ({ done: { formulaId } }) => ({ type: Formula, id: formulaId }),
    }),
  }),
});
