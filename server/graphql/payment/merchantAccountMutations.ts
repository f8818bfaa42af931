import { line } from '#server/graphql/inputTexts.ts';
import '#server/graphql/payment/MerchantAccount.ts';
import { PayoutIntervalEnum } from '#server/graphql/payment/PayoutIntervalEnum.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { type DoneFields, verbMutation } from '#server/graphql/verbMutation.ts';
import { refreshMerchantAccount, setUpMerchantAccount } from '#server/operations/payment/merchantAccount.ts';
import { setPayoutSchedule } from '#server/operations/payment/setPayoutSchedule.ts';
import type { OnboardingPage } from '#server/payments/PaymentProvider.ts';

interface OfTeam {
  readonly teamId: string;
}

const team = <Done extends OfTeam>(t: DoneFields<Done>) =>
  t.prismaField({
    type: Team,
    description: 'As it is now.',
    resolve: (query, { done: { teamId } }, _args, { services }) =>
      services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
  });

verbMutation('setUpMerchantAccount', {
  description: 'Leads to the page of the payment provider that asks for the team’s papers; opens the account first.',
  inputDescription: 'Which team wants to be paid online.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'Which team.' }),
    friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
  }),
  may: ['team', 'updatePayouts', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const teamId = await resolveTeam(ctx, input);
    return { teamId, page: await setUpMerchantAccount(ctx, teamId) };
  },
  keepsRights: true,
  outputDescription: 'The page waits.',
  outputFields: (t: DoneFields<OfTeam & { readonly page: OnboardingPage }>) => ({
    onboardingUrl: t.string({
      description: 'Where the papers are given: works once, for a few minutes, for whoever knows it.',
      resolve: ({ done: { page } }) => page.url,
    }),
    team: team(t),
  }),
});

verbMutation('refreshMerchantAccount', {
  description: 'Asks the payment provider how far the account is: for a page that somebody has come back to.',
  inputDescription: 'Which team.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'Which team.' }),
    friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
  }),
  may: ['team', 'viewPayouts', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const teamId = await resolveTeam(ctx, input);
    await refreshMerchantAccount(ctx, teamId);
    return { teamId };
  },
  keepsRights: true,
  outputDescription: 'The provider was asked.',
  outputFields: (t: DoneFields<OfTeam>) => ({ team: team(t) }),
});

verbMutation('setPayoutSchedule', {
  description: 'Chooses how often the provider pays out what was collected, and on which day.',
  inputDescription: 'Whose payouts, and when.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'Which team.' }),
    friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
    interval: t.field({ type: PayoutIntervalEnum, required: true, description: 'How often.' }),
    weeklyAnchor: t.string({ validate: line, description: 'Of weekly payouts: the day, from monday to friday.' }),
    monthlyAnchor: t.int({ description: 'Of monthly payouts: the day, from 1 to 31; in shorter months the last day.' }),
  }),
  may: ['team', 'updatePayouts', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const { interval, weeklyAnchor = null, monthlyAnchor = null } = input;
    const teamId = await resolveTeam(ctx, input);
    await setPayoutSchedule(ctx, { teamId, interval, weeklyAnchor, monthlyAnchor });
    return { teamId };
  },
  keepsRights: true,
  outputDescription: 'The provider pays out so from now on.',
  outputFields: (t: DoneFields<OfTeam>) => ({ team: team(t) }),
});
