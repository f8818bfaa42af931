import { platformRate, termsBetween } from '#domain/payment/fees.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { PaymentConfig } from '#server/graphql/form/PaymentConfig.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { inputId, may, orOperator, ownKey } from '#server/graphql/may.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { letTeamIn, setTeamFees } from '#server/operations/installation/teamTerms.ts';
import { reinstateTeam, suspendTeam } from '#server/operations/team/suspension.ts';
import { feeOf } from '#server/queries/payment/feeOf.ts';

const forOperator = may('team', 'superviseTeam', ownKey('id'));
const forMembers = orOperator(may('team', 'viewTeam', ownKey('id')));
const percent = 10_000;

/** Where a team stands with whoever runs the installation. */
builder.prismaObjectFields(Team, (t) => ({
  isSuspended: t.boolean({
    description: 'Nothing can be changed, launched or paid there for now.',
    resolve: ({ suspendedAt }) => suspendedAt !== null,
  }),
  suspendedAt: t.expose('suspendedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when; null unless it is suspended. For its members and the operator.',
    authScopes: forMembers,
  }),
  suspensionReason: t.exposeString('suspensionReason', {
    nullable: true,
    description: 'Why, as the operator wrote it; null unless it is suspended. For its members and the operator.',
    authScopes: forMembers,
  }),
  letInAt: t.expose('letInAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when the operator vouches for it; null for one that somebody made for themselves.',
    authScopes: forMembers,
  }),
  createdAt: t.expose('createdAt', {
    type: 'DateTime',
    description: 'When it was made. For the operator.',
    authScopes: forOperator,
  }),
  owners: t.prismaField({
    type: [Contact],
    description: 'Who owns it, by name. For the operator.',
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
    description: 'How many forms it has. For the operator.',
    authScopes: forOperator,
  }),
  submissionsCount: t.relationCount('submissions', {
    description: 'How many submissions it has, deleted ones among them. For the operator.',
    authScopes: forOperator,
  }),
  noFee: t.exposeBoolean('noFee', {
    description: 'The platform takes no fee of its payments. For its members and the operator.',
    authScopes: forMembers,
  }),
  customFeePercentage: t.float({
    nullable: true,
    description:
      'What the platform takes instead of the usual share; null for the usual. For members and the operator.',
    authScopes: forMembers,
    resolve: ({ customFeePercentage }) => (customFeePercentage === null ? null : Number(customFeePercentage)),
  }),
}));

builder.prismaObjectFields(PaymentConfig, (t) => ({
  platformFeePercentage: t.float({
    description: 'What the platform takes of each payment, by the terms of the form or else of its team.',
    select: { step: { select: { flowTemplate: { select: { team: true } } } } },
    resolve: ({ noFee, customFeePercentage, step }) => {
      const { team } = step.flowTemplate;
      const own = { noFee, customFee: feeOf(customFeePercentage) };
      const ofTeam = { noFee: team.noFee, customFee: feeOf(team.customFeePercentage) };
      return platformRate(termsBetween(own, ofTeam)) / percent;
    },
  }),
}));

interface OfTeam {
  readonly teamId: string;
}

const payload = {
  description: 'It was done.',
  outputFields: (t: PayloadFields<OfTeam>) => ({
    team: t.prismaField({
      type: Team,
      description: 'As it is now.',
      resolve: (query, { teamId: id }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
};

builder.relayMutationField(
  'suspendTeam',
  {
    description: 'A team that is to be stopped.',
    inputFields: (t) => ({
      teamId: t.globalID({ required: true, for: Team, description: 'Which team.' }),
      reason: t.string({ required: true, validate: line, description: 'Its members read it.' }),
    }),
  },
  {
    description: 'From now on nothing can be changed, published, launched or paid there. Members can read.',
    authScopes: may('team', 'superviseTeam', inputId('teamId')),
    errors: refusals,
    resolve: async (_root, { input: { teamId, reason } }, ctx) => ({
      teamId: await suspendTeam(ctx, { teamId: teamId.id, reason }),
    }),
  },
  payload,
);

builder.relayMutationField(
  'reinstateTeam',
  {
    description: 'A team that is suspended.',
    inputFields: (t) => ({ teamId: t.globalID({ required: true, for: Team, description: 'Which team.' }) }),
  },
  {
    description: 'Everything is possible there again.',
    authScopes: may('team', 'superviseTeam', inputId('teamId')),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => ({ teamId: await reinstateTeam(ctx, { teamId: input.teamId.id }) }),
  },
  payload,
);

builder.relayMutationField(
  'letTeamIn',
  {
    description: 'A team that somebody made for themselves.',
    inputFields: (t) => ({
      teamId: t.globalID({ required: true, for: Team, description: 'Which team.' }),
      despiteLikeness: t.boolean({ description: 'That it looks like another team is meant.' }),
    }),
  },
  {
    description: 'Vouches for it: its names stand in mails, and nobody else can have a name like it.',
    authScopes: may('team', 'superviseTeam', inputId('teamId')),
    errors: refusals,
    resolve: async (_root, { input: { teamId, despiteLikeness } }, ctx) => ({
      teamId: await letTeamIn(ctx, { teamId: teamId.id, despiteLikeness: despiteLikeness ?? false }),
    }),
  },
  payload,
);

builder.relayMutationField(
  'setTeamFees',
  {
    description: 'What the platform takes.',
    inputFields: (t) => ({
      teamId: t.globalID({ required: true, for: Team, description: 'Of whose payments.' }),
      noFee: t.boolean({ required: true, description: 'Nothing at all.' }),
      customFeePercentage: t.float({ description: 'From 0 to 100; null for the usual share.' }),
    }),
  },
  {
    description: 'Sets what the platform takes of the payments of a team, wherever a form has no terms of its own.',
    authScopes: may('team', 'superviseTeam', inputId('teamId')),
    errors: refusals,
    resolve: async (_root, { input: { teamId, noFee, customFeePercentage } }, ctx) => ({
      teamId: await setTeamFees(ctx, { teamId: teamId.id, noFee, customFeePercentage: customFeePercentage ?? null }),
    }),
  },
  payload,
);
