import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { PayoutIntervalEnum } from '#server/graphql/payment/PayoutIntervalEnum.ts';
import { Team } from '#server/graphql/team/Team.ts';

const MerchantAccount = builder.prismaObject('MerchantAccount', {
  select: { id: true, teamId: true },
  description:
    'A team’s account with the payment provider, which receives its payments and payouts. Visible to the team’s finance managers.',
  authScopes: may('team', 'viewPayouts', ownKey('teamId')),
  fields: (t) => ({
    chargesEnabled: t.exposeBoolean('chargesEnabled', { description: 'Whether residents can pay the team online.' }),
    payoutsEnabled: t.exposeBoolean('payoutsEnabled', {
      description: 'Whether the provider pays out collected money to the team’s bank account.',
    }),
    payoutInterval: t.expose('payoutInterval', {
      type: PayoutIntervalEnum,
      description: 'How often collected money is paid out to the team’s bank account.',
    }),
    weeklyAnchor: t.exposeString('weeklyAnchor', {
      nullable: true,
      description: 'The weekday of weekly payouts, such as `monday`, or null if no weekday is set.',
    }),
    monthlyAnchor: t.exposeInt('monthlyAnchor', {
      nullable: true,
      description: 'The day of the month of monthly payouts, from 1 to 31, or null if no day is set.',
    }),
    detailsSubmitted: t.exposeBoolean('detailsSubmitted', {
      description:
        'Whether the team’s details and documents have been submitted. The provider may still be reviewing them.',
    }),
  }),
});

builder.prismaObjectFields(Team, (t) => ({
  chargesEnabled: t.boolean({
    description: 'Whether the team accepts online payments. Visible to anyone who can view one of its fees.',
    select: { merchantAccount: { select: { chargesEnabled: true } } },
    resolve: ({ merchantAccount }) => merchantAccount?.chargesEnabled ?? false,
  }),
  merchantAccount: t.relation('merchantAccount', {
    type: MerchantAccount,
    nullable: true,
    description:
      'The team’s account with the payment provider, or null until someone starts to set it up. Visible to finance managers.',
    authScopes: may('team', 'viewPayouts', ownKey('id')),
  }),
}));
