import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { asksForEntity, entityFieldOf } from '#server/graphql/entity/askedEntity.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { argumentId, may, mayEach } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { activeStepOfAnswer, type ActiveStepName } from '#server/graphql/submission/activeStepOfAnswer.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { searchEntities, type EntityMatch } from '#server/queries/entity/searchEntities.ts';
import { suggestedEntities } from '#server/queries/entity/suggestedEntities.ts';

/** Not the entity itself: permission to select it as an answer does not include permission to read it. Decision 0127. */
const EntityMatchType = builder.objectRef<EntityMatch>('EntityMatch').implement({
  description: 'An entity that can be selected as the answer to a field.',
  fields: (t) => ({
    entityId: t.string({ description: 'The plain ID of the entity, as used in answers.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'The name of the entity.' }),
    customEntityId: t.id({
      description: 'The ID of its kind.',
      resolve: ({ customEntityId }) => encodeGlobalId('CustomEntity', customEntityId),
    }),
    customEntityName: t.exposeString('customEntityName', { description: 'The name of its kind.' }),
  }),
});

builder.queryField('entityMatches', (t) =>
  t.field({
    type: [EntityMatchType],
    description: 'Finds entities that can answer a field, by words in their names. Returns at most 50, sorted by name.',
    args: {
      submissionId: t.arg.globalID({ required: true, description: 'The ID of the submission that has the field.' }),
      fieldId: t.arg.globalID({
        required: true,
        description: 'The ID of the field, in the version of the form that the submission uses.',
      }),
      terms: t.arg.string({
        required: true,
        validate: shortText,
        description: 'Words of the name, in any order. All of them must match.',
      }),
    },
    authScopes: may('activeStep', 'saveAnswer', (_root, meant: ActiveStepName, ctx: RequestContext) =>
      activeStepOfAnswer(ctx, meant),
    ),
    resolve: async (_root, { fieldId, terms, ...meant }, ctx) => {
      await applyRateLimit(ctx, 'searchEntities', callerOf(ctx));
      const field = await entityFieldOf(ctx, await activeStepOfAnswer(ctx, { ...meant, fieldId }), fieldId.id);
      return field === null ? [] : [...(await searchEntities(ctx.services.pool, field.customEntityId, terms))];
    },
  }),
);

builder.queryField('suggestedEntities', (t) =>
  t.field({
    type: [EntityMatchType],
    description:
      'The entities that a person is likely to name in a form: those they are a point of contact of, named before, or created. At most ten, latest first.',
    args: {
      flowTemplateId: t.arg.globalID({
        required: true,
        for: FlowTemplate,
        description: 'The ID of the version of the form. Only kinds that its fields ask for are returned.',
      }),
      userId: t.arg.globalID({
        for: User,
        description:
          'The ID of the person. Defaults to the viewer. For others, only staff of the form get results, from its own submissions.',
      }),
    },
    authScopes: mayEach(
      [{ scope: may('flowTemplate', 'viewFlowTemplate', argumentId('flowTemplateId')), when: always }],
      {
        reads: 'entities',
      },
    ),
    resolve: async (_root, { flowTemplateId, userId }, ctx) => {
      const viewerId = ctx.access.principal.userId;
      const person = userId?.id ?? viewerId;
      const form = await ctx.services.loadForm(flowTemplateId.id);
      if (!form || person === null) return [];
      const kindIds = form.fields.filter(asksForEntity).map(({ customEntityId }) => customEntityId);
      if (person === viewerId) return [...(await suggestedEntities(ctx.services.pool, person, kindIds))];
      const context = await ctx.access.contextOfResource('flowTemplate', flowTemplateId.id);
      const formId = context?.form_id ?? null;
      const isStaff = formId !== null && (await ctx.access.may('masterTemplate', 'exportForm', formId));
      return isStaff ? [...(await suggestedEntities(ctx.services.pool, person, kindIds, formId))] : [];
    },
  }),
);

builder.prismaObjectFields(Submission, (t) => ({
  suggestedEntities: t.field({
    type: [EntityMatchType],
    description:
      'The entities that the viewer is likely to choose in a field, at most ten. Staff get those of the primary applicant. Empty for others.',
    args: {
      fieldId: t.arg.globalID({ required: true, for: Field, description: 'The ID of the field.' }),
    },
    select: {
      ...{ flowTemplateId: true, masterTemplateId: true },
      applicantAttachments: { where: { isPrimary: true }, select: { userId: true } },
    },
    resolve: async ({ id, flowTemplateId, masterTemplateId, applicantAttachments }, { fieldId }, ctx) => {
      const form = await ctx.services.loadForm(flowTemplateId);
      const field = form?.fields.find((each) => each.id === fieldId.id);
      if (!field || !asksForEntity(field)) return [];
      const facts = await ctx.access.factsOf('submission', id);
      const { pool } = ctx.services;
      const viewerId = ctx.access.principal.userId;
      if (facts?.holds.has('applicant') && viewerId !== null)
        return [...(await suggestedEntities(pool, viewerId, [field.customEntityId]))];
      const applicantId = applicantAttachments[0]?.userId;
      if (!facts?.holds.has('staff') || applicantId === undefined) return [];
      return [...(await suggestedEntities(pool, applicantId, [field.customEntityId], masterTemplateId))];
    },
  }),
}));

/** An account, or an API token's creator: only they can answer fields. */
const callerOf = ({ access: { principal } }: RequestContext): string => principal.userId ?? '';

const always = (): boolean => true;
