import { platformRate, effectiveTerms } from '#domain/payment/fees.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { PaymentConfig } from '#server/graphql/form/PaymentConfig.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, orOperator, ownKey } from '#server/graphql/may.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { letTeamIn, setTeamFeatures, setTeamFees } from '#server/operations/installation/teamTerms.ts';
import { reinstateTeam, suspendTeam } from '#server/operations/team/suspension.ts';
import { percentageToPpm } from '#server/queries/payment/percentageToPpm.ts';

const forOperator = may('team', 'superviseTeam', ownKey('id'));
const forMembers = orOperator(may('team', 'viewTeam', ownKey('id')));
const percent = 10_000;

/** What operators decide about a team: suspension, approval, fees, and features. */
builder.prismaObjectFields(Team, (t) => ({
  isSuspended: t.boolean({
    description: 'Whether the team is suspended, so that nothing can be changed, launched, or paid there.',
    resolve: ({ suspendedAt }) => suspendedAt !== null,
  }),
  suspendedAt: t.expose('suspendedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the team was suspended, or null if it is not suspended. Visible to members and operators.',
    authScopes: forMembers,
  }),
  suspensionReason: t.exposeString('suspensionReason', {
    nullable: true,
    description:
      'The operator’s reason for suspending the team, or null if it is not suspended. Visible to members and operators.',
    authScopes: forMembers,
  }),
  letInAt: t.expose('letInAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When operators approved the team, or null if they have not. Visible to members and operators.',
    authScopes: forMembers,
  }),
  createdAt: t.expose('createdAt', {
    type: 'DateTime',
    description: 'When the team was created. Visible to operators.',
    authScopes: forOperator,
  }),
  owners: t.prismaField({
    type: [Contact],
    description: 'The owners of the team, sorted by name. At most 50. Visible to operators.',
    authScopes: forOperator,
    resolve: (query, { id }, _args, { services }) =>
      services.db.user.findMany({
        ...query,
        where: { roleMembers: { some: { teamId: id, role: { roleType: 'owner' } } } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: 50,
      }),
  }),
  formsCount: t.relationCount('masterTemplates', {
    description: 'The number of forms in the team. Visible to operators.',
    authScopes: forOperator,
  }),
  submissionsCount: t.relationCount('submissions', {
    description: 'The number of submissions in the team, including deleted ones. Visible to operators.',
    authScopes: forOperator,
  }),
  noFee: t.exposeBoolean('noFee', {
    description: 'Whether the platform charges no fee on the team’s payments. Visible to members and operators.',
    authScopes: forMembers,
  }),
  remoteGisEnabled: t.exposeBoolean('remoteGisEnabled', {
    description: 'Whether the team can use entities of a remote GIS. Visible to members and operators.',
    authScopes: forMembers,
  }),
  customFeePercentage: t.float({
    nullable: true,
    description:
      'The team’s own platform fee in percent of each payment, or null for the standard fee. Visible to members and operators.',
    authScopes: forMembers,
    resolve: ({ customFeePercentage }) => (customFeePercentage === null ? null : Number(customFeePercentage)),
  }),
}));

builder.prismaObjectFields(PaymentConfig, (t) => ({
  platformFeePercentage: t.float({
    description: 'The platform fee in percent of each payment, set by the form or else by its team.',
    select: { step: { select: { flowTemplate: { select: { team: true } } } } },
    resolve: ({ noFee, customFeePercentage, step }) => {
      const { team } = step.flowTemplate;
      const own = { noFee, customFee: percentageToPpm(customFeePercentage) };
      const ofTeam = { noFee: team.noFee, customFee: percentageToPpm(team.customFeePercentage) };
      return platformRate(effectiveTerms(own, ofTeam)) / percent;
    },
  }),
}));

interface OfTeam {
  readonly teamId: string;
}

const outputDescription = 'The result of the change.';

const teamOutput = <Done extends OfTeam>(t: MutationOutputFields<Done>) => ({
  team: t.prismaField({
    type: Team,
    description: 'The updated team.',
    resolve: (query, { done: { teamId: id } }, _args, { services }) =>
      services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

defineMutation('suspendTeam', {
  description:
    'Suspends a team, so that nothing can be changed, published, launched, or paid there. Members can still read.',
  inputDescription: 'The team to suspend and the reason.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    reason: t.string({
      required: true,
      validate: shortText,
      description: 'The reason, which the team’s members can read.',
    }),
  }),
  may: ['team', 'superviseTeam', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, reason } }) => ({
    teamId: await suspendTeam(ctx, { teamId: teamId.id, reason }),
  }),
  keepsRights: true,
  outputDescription,
  outputFields: teamOutput,
});

defineMutation('reinstateTeam', {
  description: 'Reinstates a suspended team, so that it works as before.',
  inputDescription: 'The suspended team to reinstate.',
  inputFields: (t) => ({ teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }) }),
  may: ['team', 'superviseTeam', ({ input }) => input.teamId.id],
  run: async (ctx, { input }) => ({ teamId: await reinstateTeam(ctx, { teamId: input.teamId.id }) }),
  keepsRights: true,
  outputDescription,
  outputFields: teamOutput,
});

defineMutation('letTeamIn', {
  description:
    'Approves a team that someone created themselves. Its name then appears in emails, and no other team can use a similar one.',
  inputDescription: 'The team to approve.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    despiteLikeness: t.boolean({
      description: 'Whether to allow a name or slug similar to another team’s. Defaults to false.',
    }),
  }),
  may: ['team', 'superviseTeam', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, despiteLikeness } }) => ({
    teamId: await letTeamIn(ctx, { teamId: teamId.id, despiteLikeness: despiteLikeness ?? false }),
  }),
  keepsRights: true,
  outputDescription,
  outputFields: teamOutput,
});

defineMutation('setTeamFees', {
  description: 'Sets the platform fee on a team’s payments. It applies to forms without fee terms of their own.',
  inputDescription: 'The team and its platform fee.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    noFee: t.boolean({ required: true, description: 'Whether to charge no platform fee.' }),
    customFeePercentage: t.float({
      description: 'The platform fee in percent of each payment, from 0 to 100. Null for the standard fee.',
    }),
  }),
  may: ['team', 'superviseTeam', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, noFee, customFeePercentage } }) => ({
    teamId: await setTeamFees(ctx, { teamId: teamId.id, noFee, customFeePercentage: customFeePercentage ?? null }),
  }),
  keepsRights: true,
  outputDescription,
  outputFields: teamOutput,
});

defineMutation('setTeamFeatures', {
  description: 'Sets which features a team can use. What the team already has keeps working.',
  inputDescription: 'The team and its features.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    enableFormCreation: t.boolean({ required: true, description: 'Whether new forms can be created in the team.' }),
    remoteGisEnabled: t.boolean({
      required: true,
      description: 'Whether the team can create entities of a remote GIS.',
    }),
  }),
  may: ['team', 'superviseTeam', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, ...features } }) => ({
    teamId: await setTeamFeatures(ctx, { ...features, teamId: teamId.id }),
  }),
  keepsRights: true,
  outputDescription,
  outputFields: teamOutput,
});
