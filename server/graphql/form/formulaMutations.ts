import { Formula, formulaOutput } from '#server/graphql/form/Formula.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { nullsAsUnset } from '#server/graphql/form/patch.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { createFormula, deleteFormula, updateFormula } from '#server/operations/form/formula.ts';

partMutation('createFormula', {
  description: 'Adds a formula to a draft.',
  inputDescription: 'The new formula.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({
      required: true,
      for: FlowTemplate,
      description: 'The ID of the draft to add the formula to.',
    }),
    name: t.string({ required: true, validate: shortText, description: 'The name of the formula as staff see it.' }),
    source: t.string({
      required: true,
      validate: richTextInput,
      description: 'The formula, with field and formula names in braces, such as `{Floor area} * 2`.',
    }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  idempotent: true,
  run: async (ctx, { input: { flowTemplateId, name, source } }, idempotencyKey) => ({
    formulaId: await createFormula(ctx, { flowTemplateId: flowTemplateId.id, name, source }, idempotencyKey),
  }),
  outputFields: formulaOutput,
});

partMutation('updateFormula', {
  description: 'Changes a formula.',
  inputDescription: 'The changes to a formula. Omitted values stay as they are.',
  inputFields: (t) => ({
    formulaId: t.globalID({ required: true, for: Formula, description: 'The ID of the formula to change.' }),
    name: t.string({ validate: shortText, description: 'The new name of the formula.' }),
    source: t.string({
      validate: richTextInput,
      description: 'The new formula, with field and formula names in braces, such as `{Floor area} * 2`.',
    }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
  }),
  part: ({ input: { formulaId } }) => formulaId,
  run: async (ctx, { input: { formulaId, name, source, seen } }) => ({
    formulaId: await updateFormula(ctx, { formulaId: formulaId.id, ...nullsAsUnset({ name, source }), seen }),
  }),
  outputFields: formulaOutput,
});

partMutation('deleteFormula', {
  description: 'Deletes a formula. Refused while logic, another formula, or a payment step uses it.',
  inputDescription: 'The formula to delete.',
  inputFields: (t) => ({
    formulaId: t.globalID({ required: true, for: Formula, description: 'The ID of the formula to delete.' }),
  }),
  part: ({ input: { formulaId } }) => formulaId,
  run: async (ctx, { input: { formulaId } }) => {
    await deleteFormula(ctx, { formulaId: formulaId.id });
    return { formulaId: formulaId.id };
  },
  outputFields: (t) => ({
    deletedFormulaId: t.globalID({
      description: 'The ID of the deleted formula.',
      resolve: ({ done: { formulaId } }) => ({ type: Formula, id: formulaId }),
    }),
  }),
});
