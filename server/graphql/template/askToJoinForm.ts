import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { askToJoinForm } from '#server/operations/team/askToJoinForm.ts';

verbMutation('askToJoinForm', {
  description: 'Tells those who write a form of the team that the viewer asks to work on it; once in six hours.',
  inputDescription: 'A form on which the viewer does not work.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
  }),
  may: ['masterTemplate', 'joinForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId } }) => {
    await slowDown(ctx, 'askToJoin', `${ctx.access.principal.userId ?? ''} ${masterTemplateId.id}`);
    return { masterTemplateId: await askToJoinForm(ctx, { masterTemplateId: masterTemplateId.id }) };
  },
  keepsRights: true,
  outputDescription: 'They were told.',
  outputFields: masterTemplateOutput,
});
