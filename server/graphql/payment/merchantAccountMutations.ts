import { type MutationOutputFields, defineMutation } from '#server/graphql/defineMutation.ts';
import '#server/graphql/payment/MerchantAccount.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { PayoutIntervalEnum } from '#server/graphql/payment/PayoutIntervalEnum.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { refreshMerchantAccount, setUpMerchantAccount } from '#server/operations/payment/merchantAccount.ts';
import { setPayoutSchedule } from '#server/operations/payment/setPayoutSchedule.ts';
import type { OnboardingPage } from '#server/payments/PaymentProvider.ts';

interface OfTeam {
  readonly teamId: string;
}

const team = <Done extends OfTeam>(t: MutationOutputFields<Done>) =>
  t.prismaField({
    type: Team,
    description: 'The updated team.',
    resolve: (query, { done: { teamId } }, _args, { services }) =>
      services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
  });

defineMutation('setUpMerchantAccount', {
  description:
    'Creates the team’s payment account if needed, and returns a link to the provider’s page that collects the team’s documents.',
  inputDescription: 'The team that wants to accept online payments.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The ID of the team.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The team’s slug or ID from its web address, instead of `teamId`.',
    }),
  }),
  may: ['team', 'updatePayouts', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const teamId = await resolveTeam(ctx, input);
    return { teamId, page: await setUpMerchantAccount(ctx, teamId) };
  },
  keepsRights: true,
  outputDescription: 'The link to the payment provider’s onboarding page.',
  outputFields: (t: MutationOutputFields<OfTeam & { readonly page: OnboardingPage }>) => ({
    onboardingUrl: t.string({
      description:
        'The URL of the provider’s onboarding page. Anyone who has it can use it, once and for a few minutes.',
      resolve: ({ done: { page } }) => page.url,
    }),
    team: team(t),
  }),
});

defineMutation('refreshMerchantAccount', {
  description:
    'Fetches the account’s status from the payment provider, for a page that the user returns to after onboarding.',
  inputDescription: 'The team whose payment account to refresh.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The ID of the team.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The team’s slug or ID from its web address, instead of `teamId`.',
    }),
  }),
  may: ['team', 'viewPayouts', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const teamId = await resolveTeam(ctx, input);
    await refreshMerchantAccount(ctx, teamId);
    return { teamId };
  },
  keepsRights: true,
  outputDescription: 'The refreshed payment account.',
  outputFields: (t: MutationOutputFields<OfTeam>) => ({ team: team(t) }),
});

defineMutation('setPayoutSchedule', {
  description: 'Sets how often, and on which day, the provider pays out collected money.',
  inputDescription: 'The team and its payout schedule.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The ID of the team.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The team’s slug or ID from its web address, instead of `teamId`.',
    }),
    interval: t.field({ type: PayoutIntervalEnum, required: true, description: 'How often to pay out.' }),
    weeklyAnchor: t.string({
      validate: shortText,
      description: 'The weekday of weekly payouts, from `monday` to `friday`.',
    }),
    monthlyAnchor: t.int({
      description: 'The day of the month of monthly payouts, from 1 to 31. Shorter months use their last day.',
    }),
  }),
  may: ['team', 'updatePayouts', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const { interval, weeklyAnchor = null, monthlyAnchor = null } = input;
    const teamId = await resolveTeam(ctx, input);
    await setPayoutSchedule(ctx, { teamId, interval, weeklyAnchor, monthlyAnchor });
    return { teamId };
  },
  keepsRights: true,
  outputDescription: 'The team with its new payout schedule.',
  outputFields: (t: MutationOutputFields<OfTeam>) => ({ team: team(t) }),
});
