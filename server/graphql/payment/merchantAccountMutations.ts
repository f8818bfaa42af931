import { builder } from '#server/graphql/builder.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import '#server/graphql/payment/MerchantAccount.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { refreshMerchantAccount, setUpMerchantAccount } from '#server/operations/payment/merchantAccount.ts';
import type { OnboardingPage } from '#server/payments/PaymentProvider.ts';

interface OfTeam {
  readonly teamId: string;
}

const team = (t: PayloadFields<OfTeam>) =>
  t.prismaField({
    type: Team,
    description: 'As it is now.',
    resolve: (query, { teamId }, _args, { services }) =>
      services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
  });

builder.relayMutationField(
  'setUpMerchantAccount',
  {
    description: 'Which team wants to be paid online.',
    inputFields: (t) => ({
      teamId: t.globalID({ for: Team, description: 'Which team.' }),
      friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
    }),
  },
  {
    description: 'Leads to the page of the payment provider that asks for the team’s papers; opens the account first.',
    authScopes: async (_root, { input }, ctx) => ({ may: ['team', 'updatePayouts', await resolveTeam(ctx, input)] }),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const teamId = await resolveTeam(ctx, input);
      return { teamId, page: await setUpMerchantAccount(ctx, teamId) };
    },
  },
  {
    description: 'The page waits.',
    outputFields: (t: PayloadFields<OfTeam & { readonly page: OnboardingPage }>) => ({
      onboardingUrl: t.string({
        description: 'Where the papers are given: works once, for a few minutes, for whoever knows it.',
        resolve: ({ page }) => page.url,
      }),
      team: team(t as unknown as PayloadFields<OfTeam>),
    }),
  },
);

builder.relayMutationField(
  'refreshMerchantAccount',
  {
    description: 'Which team.',
    inputFields: (t) => ({
      teamId: t.globalID({ for: Team, description: 'Which team.' }),
      friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
    }),
  },
  {
    description: 'Asks the payment provider how far the account is: for a page that somebody has come back to.',
    authScopes: async (_root, { input }, ctx) => ({ may: ['team', 'viewPayouts', await resolveTeam(ctx, input)] }),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const teamId = await resolveTeam(ctx, input);
      await refreshMerchantAccount(ctx, teamId);
      return { teamId };
    },
  },
  { description: 'The provider was asked.', outputFields: (t: PayloadFields<OfTeam>) => ({ team: team(t) }) },
);
