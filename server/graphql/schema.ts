import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { builder } from '#server/graphql/builder.ts';
import '#server/graphql/refusals.ts';
import '#server/graphql/account/User.ts';
import '#server/graphql/account/Viewer.ts';
import '#server/graphql/account/accountQueries.ts';
import '#server/graphql/account/emailMutations.ts';
import '#server/graphql/account/passwordMutations.ts';
import '#server/graphql/account/people.ts';
import '#server/graphql/account/resendInvitation.ts';
import '#server/graphql/account/signInMutations.ts';
import '#server/graphql/account/signUpMutations.ts';
import '#server/graphql/account/updateProfile.ts';
import '#server/graphql/team/Team.ts';
import '#server/graphql/team/Role.ts';
import '#server/graphql/team/RoleMember.ts';
import '#server/graphql/team/apiTokenMutations.ts';
import '#server/graphql/team/roleMemberMutations.ts';
import '#server/graphql/team/roleMutations.ts';
import '#server/graphql/team/teamMutations.ts';
import '#server/graphql/team/teamQueries.ts';
import '#server/graphql/template/templateAuthorityMutations.ts';
import '#server/graphql/template/templateMemberMutations.ts';
import '#server/graphql/form/PaymentConfig.ts';
import '#server/graphql/form/StepAttachment.ts';
import '#server/graphql/form/assignmentGroupMutations.ts';
import '#server/graphql/form/attachmentMutations.ts';
import '#server/graphql/form/fieldMutations.ts';
import '#server/graphql/form/formulaMutations.ts';
import '#server/graphql/form/logicMutations.ts';
import '#server/graphql/form/optionMutations.ts';
import '#server/graphql/form/optionsFileMutations.ts';
import '#server/graphql/form/outputMutations.ts';
import '#server/graphql/form/reviewGroupMutations.ts';
import '#server/graphql/form/sectionMutations.ts';
import '#server/graphql/form/stepMutations.ts';
import '#server/graphql/template/TemplateCategory.ts';
import '#server/graphql/template/bannerMutations.ts';
import '#server/graphql/template/customIdMutations.ts';
import '#server/graphql/template/documentMutations.ts';
import '#server/graphql/template/flowTemplateMutations.ts';
import '#server/graphql/template/formQueries.ts';
import '#server/graphql/template/masterTemplateMutations.ts';
import '#server/graphql/template/requestDocumentUpload.ts';
import '#server/graphql/template/starMutations.ts';
import '#server/graphql/submission/submissionRows.ts';
import '#server/graphql/submission/saveAnswer.ts';
import '#server/graphql/submission/Applicant.ts';
import '#server/graphql/submission/Signing.ts';
import '#server/graphql/submission/Submission.ts';
import '#server/graphql/submission/launchSubmission.ts';
import '#server/graphql/submission/SubmissionAttachment.ts';
import '#server/graphql/submission/haltMutations.ts';
import '#server/graphql/submission/peopleMutations.ts';
import '#server/graphql/submission/stepMutations.ts';
import '#server/graphql/submission/submissionQueries.ts';
import '#server/graphql/live/dashboardChanged.ts';
import '#server/graphql/live/formChanged.ts';
import '#server/graphql/review/reviewRequestMutations.ts';
import '#server/graphql/review/setApproval.ts';
import '#server/graphql/live/submissionChanged.ts';
import '#server/graphql/job/Job.ts';
import '#server/graphql/live/jobChanged.ts';

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({ description: 'Everything that can be done. What a rule refuses changes nothing and says why.' });

builder.subscriptionType({
  description: 'Everything that can be watched. Each event is told once, also across a lost connection.',
});

/** Built when first asked for: what only needs a type does not pay for the schema. */
let built: GraphQLSchema | undefined;

export const porticoSchema = (): GraphQLSchema => (built ??= lexicographicSortSchema(builder.toSchema()));
