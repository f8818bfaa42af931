import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { PayoutIntervalEnum } from '#server/graphql/payment/PayoutIntervalEnum.ts';
import { Team } from '#server/graphql/team/Team.ts';

const MerchantAccount = builder.prismaObject('MerchantAccount', {
  select: { id: true, teamId: true },
  description: 'Where the money of a team goes, at the payment provider. For its finance managers.',
  authScopes: may('team', 'viewPayouts', ownKey('teamId')),
  fields: (t) => ({
    chargesEnabled: t.exposeBoolean('chargesEnabled', { description: 'Residents can pay the team online.' }),
    payoutsEnabled: t.exposeBoolean('payoutsEnabled', { description: 'What was collected is paid out.' }),
    payoutInterval: t.expose('payoutInterval', {
      type: PayoutIntervalEnum,
      description: 'How often what was collected goes to the bank of the team.',
    }),
    weeklyAnchor: t.exposeString('weeklyAnchor', {
      nullable: true,
      description: 'Of weekly payouts: the day, such as monday.',
    }),
    monthlyAnchor: t.exposeInt('monthlyAnchor', {
      nullable: true,
      description: 'Of monthly payouts: the day, from 1 to 31.',
    }),
    detailsSubmitted: t.exposeBoolean('detailsSubmitted', {
      description: 'The papers were given; the provider may still look at them.',
    }),
  }),
});

builder.prismaObjectFields(Team, (t) => ({
  chargesEnabled: t.boolean({
    description: 'Whether it can be paid online; whoever looks at a fee of it sees as much.',
    select: { merchantAccount: { select: { chargesEnabled: true } } },
    resolve: ({ merchantAccount }) => merchantAccount?.chargesEnabled ?? false,
  }),
  merchantAccount: t.relation('merchantAccount', {
    type: MerchantAccount,
    nullable: true,
    description: 'Where its money goes; null until somebody has begun to set it up. For finance managers.',
    authScopes: may('team', 'viewPayouts', ownKey('id')),
  }),
}));
