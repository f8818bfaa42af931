import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { redoDraftEdit, undoDraftEdit, type UndoneEdit } from '#server/operations/form/undoDraftEdit.ts';

const undoneOutput = <Done extends UndoneEdit>(t: MutationOutputFields<Done>) => ({
  edit: t.string({
    description: 'What the edit did, such as `deleted section “Applicant”`.',
    resolve: ({ done: { phrase } }) => phrase,
  }),
});

partMutation('undoDraftEdit', {
  description:
    'Undoes the last edit the viewer made to a draft, if no one has changed the same parts since. Refused if there is none since the form was last published.',
  inputDescription: 'The draft to undo an edit of.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft.' }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  idempotent: true,
  run: (ctx, { input: { flowTemplateId } }, idempotencyKey) =>
    undoDraftEdit(ctx, { flowTemplateId: flowTemplateId.id }, idempotencyKey),
  outputFields: undoneOutput,
});

partMutation('redoDraftEdit', {
  description:
    'Makes the last edit the viewer undid again, if no one has changed the same parts since. Refused if there is none, or if the viewer has edited the draft since.',
  inputDescription: 'The draft to redo an edit of.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft.' }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  idempotent: true,
  run: (ctx, { input: { flowTemplateId } }, idempotencyKey) =>
    redoDraftEdit(ctx, { flowTemplateId: flowTemplateId.id }, idempotencyKey),
  outputFields: undoneOutput,
});
