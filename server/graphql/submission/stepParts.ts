import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { Answer } from '#server/graphql/submission/Answer.ts';
import { answersFor, evaluatedFor, fieldsOfStep, submissionOf } from '#server/graphql/submission/evaluatedFor.ts';
import { lapsedSignaturesOf } from '#server/graphql/submission/noticesFor.ts';
import { RequiredActionType } from '#server/graphql/submission/RequiredAction.ts';
import { mayReadAnswer, viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { namedRequiredActions } from '#server/queries/submission/namedRequiredActions.ts';

builder.prismaObjectFields(ActiveStep, (t) => ({
  answers: t.field({
    type: [Answer],
    description: 'The answers to the step’s fields that the viewer may read.',
    complexity: { field: 1, multiplier: 1 },
    resolve: async ({ stepId, submissionId }, _args, ctx) => {
      const own = await fieldsOfStep(ctx, stepId);
      const viewer = await viewerOf(ctx, submissionId);
      const answers = await answersFor(ctx, submissionId);
      return answers.filter((answer) => own.has(answer.fieldId) && mayReadAnswer(viewer, answer));
    },
  }),
  lockedFieldIds: t.stringList({
    description: 'The IDs of individually locked fields, in the submission’s version of the form.',
    select: { stepId: true, lockedFields: true },
    resolve: async ({ stepId, lockedFields }, _args, { services }) => {
      if (lockedFields.length === 0) return [];
      const where = { section: { stepId }, identity: { in: lockedFields } };
      const fields = await services.db.field.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
      return fields.map(({ id }) => id);
    },
  }),
  hiddenFields: t.stringList({
    description: 'The identities of the fields whose answers the viewer may not read.',
    select: { stepId: true, submissionId: true, step: { select: { external: true } } },
    resolve: async ({ stepId, submissionId, step: { external } }, _args, ctx) => {
      if (mayReadAnswer(await viewerOf(ctx, submissionId), { external, redacted: true })) return [];
      const where = { redacted: true, section: { stepId } };
      const fields = await ctx.services.db.field.findMany({
        where,
        select: { identity: true },
        orderBy: { id: 'asc' },
      });
      return fields.map(({ identity }) => identity);
    },
  }),
  logicConfigs: t.field({
    type: [LogicConfig],
    description: 'The logic that decides which of the step’s sections and fields are shown, in order.',
    complexity: treeListCost,
    resolve: async ({ stepId, submissionId }, _args, ctx) => {
      const { flowTemplateId } = await submissionOf(ctx, submissionId);
      const { sectionables, sections, fields } = await formOf(ctx, flowTemplateId);
      const own = sectionables.find(({ id }) => id === stepId);
      if (!own) return [];
      const requested = [
        ...sections.slice(own.sections.from, own.sections.to).map(({ identity }) => ['Section', identity] as const),
        ...fields.slice(own.fields.from, own.fields.to).map(({ identity }) => ['StepDatum', identity] as const),
      ];
      const found = await Promise.all(
        requested.map(([type, identity]) => logicOf(ctx, flowTemplateId, type, identity)),
      );
      return found.filter((logic) => logic !== null);
    },
  }),
  isLocked: t.boolean({
    description: 'Whether all answers of the step are locked.',
    select: { lockedAt: true },
    resolve: ({ lockedAt }) => lockedAt !== null,
  }),
  stepId: t.id({ description: 'The ID of the form’s step.', resolve: ({ stepId }) => encodeGlobalId('Step', stepId) }),
  submissionId: t.id({
    description: 'The ID of the submission.',
    resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
  }),
  external: t.boolean({
    description: 'Whether the step is for applicants.',
    select: { step: { select: { external: true } } },
    resolve: ({ step }) => step.external,
  }),
  needsSignature: t.boolean({
    description:
      'Whether the step is waiting for a signature on its current answers. Applies to the current step, and to completed steps whose answers changed after they were signed.',
    resolve: async ({ id, submissionId }, _args, ctx) => {
      const { snapshot, facts } = await evaluatedFor(ctx, submissionId);
      if (snapshot.status === 'finished') return false;
      if (snapshot.step?.activeStepId === id) return facts?.needsSignature === true;
      return (await lapsedSignaturesOf(ctx, submissionId)).some(({ activeStepId }) => activeStepId === id);
    },
  }),
  waitsFor: t.field({
    type: [RequiredActionType],
    description: 'What has to be done at the step now, and by whom. Empty unless it is the current step.',
    resolve: async ({ id, submissionId }, _args, ctx) => {
      const evaluated = await evaluatedFor(ctx, submissionId);
      return evaluated.snapshot.step?.activeStepId === id ? namedRequiredActions(evaluated) : [];
    },
  }),
}));
builder.objectField(Answer, 'fieldId', (t) =>
  t.id({
    description: 'The ID of the field, in the submission’s version of the form.',
    resolve: ({ fieldId }) => encodeGlobalId('Field', fieldId),
  }),
);

builder.objectField(Answer, 'formattedContent', (t) =>
  t.string({
    nullable: true,
    description:
      'The value of the answer as text, in the team’s time zone. Null if the answer is empty or its field is not part of the form’s own steps.',
    resolve: async ({ submissionId, fieldIdentity, content }, _args, ctx) => {
      const { flowTemplateId, timeZone } = await submissionOf(ctx, submissionId);
      const field = fieldOf(await formOf(ctx, flowTemplateId), fieldIdentity);
      return field && content !== null ? kinds[field.dataType].summarise(content, field, timeZone) : null;
    },
  }),
);

builder.objectField(Answer, 'dataType', (t) =>
  t.field({
    type: DataTypeEnum,
    description: 'The data type of the field.',
    resolve: async ({ fieldId: id }, _args, { services }) =>
      (await services.db.field.findUniqueOrThrow({ where: { id } })).dataType,
  }),
);

builder.objectField(Answer, 'field', (t) =>
  t.prismaField({
    type: Field,
    description: 'The field, in the submission’s version of the form.',
    resolve: (query, { fieldId: id }, _args, { services }) =>
      services.db.field.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
