import { defineMutation } from '#server/graphql/defineMutation.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { askToJoinForm } from '#server/operations/team/askToJoinForm.ts';

defineMutation('askToJoinForm', {
  description: 'Emails the editors of a form that the viewer asks to work on it. Limited to once every six hours.',
  inputDescription: 'The form the viewer wants to work on.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
  }),
  may: ['masterTemplate', 'joinForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId } }) => {
    await applyRateLimit(ctx, 'askToJoin', `${ctx.access.principal.userId ?? ''} ${masterTemplateId.id}`);
    return { masterTemplateId: await askToJoinForm(ctx, { masterTemplateId: masterTemplateId.id }) };
  },
  keepsRights: true,
  outputDescription: 'The result of asking to join a form.',
  outputFields: masterTemplateOutput,
});
