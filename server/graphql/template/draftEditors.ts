import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { ConfiguredOutput } from '#server/graphql/form/ConfiguredOutput.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { Formula } from '#server/graphql/form/Formula.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { ReviewGroup } from '#server/graphql/form/ReviewGroup.ts';
import { Section } from '#server/graphql/form/Section.ts';
import { Step } from '#server/graphql/form/Step.ts';
import { StepAssignmentGroup } from '#server/graphql/form/StepAssignmentGroup.ts';
import { SubprocessConfig } from '#server/graphql/form/SubprocessConfig.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { reportEditing, stopEditing } from '#server/operations/form/draftEditors.ts';
import { editingMs, isEditingSince } from '#server/queries/form/isEditingSince.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

const DraftEditor = builder.prismaObject('DraftEditor', {
  description: 'Someone who has a draft open, and where in it they are. One entry per browser tab.',
  fields: (t) => ({
    person: t.relation('user', { type: Contact, description: 'The person who has the draft open.' }),
    isViewer: t.boolean({
      description: 'Whether this is the viewer, in this tab or another one.',
      resolve: ({ userId }, _args, { actor }) => actor.kind === 'person' && actor.userId === userId,
    }),
    stepId: t.id({
      nullable: true,
      description: 'The ID of the step that is open, or null if none is.',
      resolve: ({ stepId }) => stepId && encodeGlobalId('Step', stepId),
    }),
    partId: t.id({
      nullable: true,
      description: 'The ID of the part that has the focus, or null if none has.',
      resolve: ({ partKind, partId }) => (partKind && partId ? encodeGlobalId(partKind, partId) : null),
    }),
    until: t.field({
      type: 'DateTime',
      description: 'When the entry ends, unless the person reports again.',
      resolve: ({ seenAt }) => new Date(seenAt.getTime() + editingMs),
    }),
  }),
});

/** More people don't fit in the header. */
const mostEditors = 50;

builder.prismaObjectField(FlowTemplate, 'editors', (t) =>
  t.prismaField({
    type: [DraftEditor],
    description:
      'The people who have the draft open now, the most recent first, at most 50. Requires permission to edit the form.',
    authScopes: may('flowTemplate', 'updateFlowTemplate', ownKey('id')),
    complexity: { field: 1, multiplier: mostEditors },
    resolve: (query, { id: flowTemplateId }, _args, { services }) =>
      services.db.draftEditor.findMany({
        ...query,
        where: { flowTemplateId, seenAt: { gt: isEditingSince(services.now()) } },
        orderBy: [{ seenAt: 'desc' }, { userId: 'asc' }, { tab: 'asc' }],
        take: mostEditors,
      }),
  }),
);

partMutation('reportEditing', {
  description:
    'Tells others where in a draft the viewer is. Send it when that changes, and every 20 seconds while the draft is open. It changes nothing in the draft.',
  inputDescription: 'The draft that the viewer has open, and where in it they are.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft.' }),
    stepId: t.globalID({ for: [Step], description: 'The ID of the step that is open. If omitted, none is.' }),
    partId: t.globalID({
      for: [Step, Section, Field, ReviewGroup, SubprocessConfig, StepAssignmentGroup, Formula, ConfiguredOutput],
      description: 'The ID of the part that has the focus. If omitted, none has.',
    }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, stepId, partId } }) => {
    // type names and part kinds are the same
    const part = partId ? { kind: partId.typename as PartKind, id: partId.id } : null;
    await reportEditing(ctx, { flowTemplateId: flowTemplateId.id, stepId: stepId?.id ?? null, part });
    return {};
  },
});

partMutation('stopEditing', {
  description: 'Tells others that the viewer has closed a draft. It changes nothing in the draft.',
  inputDescription: 'The draft that the viewer has closed.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft.' }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId } }) => {
    await stopEditing(ctx, { flowTemplateId: flowTemplateId.id });
    return {};
  },
});
