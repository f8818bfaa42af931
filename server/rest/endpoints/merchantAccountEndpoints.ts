import { z } from 'zod';
import { payoutIntervals } from '#domain/payment/payoutSchedule.ts';
import { optionalText, wholeNumber } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const ofSubmission = z.object({ initiated_flow_id: z.uuid() });

const schedule = z.strictObject({
  payout_interval: z.enum(payoutIntervals),
  weekly_anchor: optionalText,
  monthly_anchor: wholeNumber.optional(),
});

/** The payment account of a team. */
export const merchantAccountEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof ofSubmission>>({
    method: 'GET',
    path: '/teams/check_charges_enabled',
    summary: 'Check whether the team of a submission accepts online payments',
    document: nodeQuery('Submission', 'team { chargesEnabled }'),
    query: ofSubmission,
    variables: ({ query }) => ({ id: toGlobalId('Submission', query.initiated_flow_id) }),
    answer: { charges_enabled: 'node.team.chargesEnabled' },
  }),
  endpoint({
    method: 'GET',
    path: '/teams/{friendly_id}/merchant_accounts',
    summary: 'Refresh and get the status of a team’s payment account',
    document: mutation('refreshMerchantAccount', 'team { merchantAccount { ...merchant_account } }'),
    variables: ({ params }) => ({ input: { friendlyId: params['friendly_id'] } }),
    answer: { merchant_account: 'refreshMerchantAccount.team.merchantAccount' },
  }),
  endpoint({
    method: 'POST',
    path: '/teams/{friendly_id}/merchant_accounts',
    summary: 'Set up a team’s payment account; returns the URL where the team submits its documents',
    document: mutation('setUpMerchantAccount', 'onboardingUrl team { merchantAccount { ...merchant_account } }'),
    variables: ({ params }) => ({ input: { friendlyId: params['friendly_id'] } }),
    answer: {
      onboarding_url: 'setUpMerchantAccount.onboardingUrl',
      merchant_account: 'setUpMerchantAccount.team.merchantAccount',
    },
    status: 201,
  }),
  endpoint<Record<string, never>, z.infer<typeof schedule>>({
    method: 'PUT',
    path: '/teams/{friendly_id}/merchant_accounts',
    summary: 'Set how often and on which day a team is paid out',
    document: mutation('setPayoutSchedule', 'team { merchantAccount { ...merchant_account } }'),
    body: schedule,
    variables: ({ params, body }) => ({
      input: {
        friendlyId: params['friendly_id'],
        interval: body.payout_interval,
        weeklyAnchor: body.weekly_anchor,
        monthlyAnchor: body.monthly_anchor,
      },
    }),
    answer: { merchant_account: 'setPayoutSchedule.team.merchantAccount' },
  }),
];
