import { describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { sweepPayments } from '#server/operations/payment/sweepPayments.ts';
import { PaymentsUnavailable } from '#server/payments/providerErrors.ts';
import { pressSandboxButton } from '#tests/adapters/payments/payer.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import type { GraphQLAnswer, Visitor } from '#tests/support/graphql.ts';
import { makeFinance } from '#tests/support/makeFinance.ts';
import { usePayments } from '#tests/support/paymentFixture.ts';
import { makeTeam, type TestTeam } from '#tests/support/people.ts';

const paying = usePayments();
const { api } = paying;

const payload = 'team { chargesEnabled merchantAccount { chargesEnabled payoutsEnabled detailsSubmitted } }';
const act = (team: TestTeam, name: string, more = ''): Promise<GraphQLAnswer> =>
  api.attemptByName(team.owner, name, { teamId: `Team:${team.id}` }, `${payload} ${more}`);
const setUp = (team: TestTeam): Promise<GraphQLAnswer> => act(team, 'setUpMerchantAccount', 'onboardingUrl');
const accountOf = (team: TestTeam) =>
  paying.services.db.merchantAccount.findUniqueOrThrow({ where: { teamId: team.id } });
const isEnabled = async (team: TestTeam): Promise<boolean> => (await accountOf(team)).chargesEnabled;

async function teamWithAccount(): Promise<{ team: TestTeam; accountId: string; url: string }> {
  const team = await makeTeam(paying.services);
  const url: string = (await setUp(team)).data.setUpMerchantAccount.onboardingUrl;
  return { team, url, accountId: (await accountOf(team)).providerAccountId ?? '' };
}

test('the provider reports when a team can be paid, and when it no longer can', async () => {
  const { team, accountId } = await teamWithAccount();
  for (const enabled of [true, false, true]) {
    await paying.town.sandbox.control.setChargesEnabled(accountId, enabled);
    await paying.webhooks(2);
    await paying.work();
    expect(await isEnabled(team)).toBe(enabled);
  }
  const kinds = await paying.services.db.activity.findMany({ where: { teamId: team.id }, orderBy: { id: 'asc' } });
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'setUpMerchantAccount',
    'enableCharges',
    'disableCharges',
    'enableCharges',
  ]);
  const told = await paying.services.db.providerEvent.findMany({ where: { accountId } });
  expect(told.filter(({ processedAt }) => processedAt === null)).toEqual([]);
});

test('a page that someone returns to asks the provider directly if the webhook is lost', async () => {
  const { team, url } = await teamWithAccount();
  await pressSandboxButton(url, 'complete');
  expect((await act(team, 'refreshMerchantAccount')).data.refreshMerchantAccount.team).toEqual({
    chargesEnabled: true,
    merchantAccount: { chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true },
  });
});

test('if no one returns, the sweep asks the provider', async () => {
  const { team, accountId } = await teamWithAccount();
  await paying.town.sandbox.control.setChargesEnabled(accountId, true);
  await sweepPayments({ services: paying.services, actor: { kind: 'system' } });
  const [job] = await paying.services.db.$queryRaw<{ waits: boolean }[]>`
    SELECT run_at > now() AS waits FROM graphile_worker.jobs WHERE key = ${`payment/convergeAccount:${accountId}`}`;
  expect(job).toBeDefined();
  await paying.services.db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`payment/convergeAccount:${accountId}`}`;
  await paying.work();
  expect(await isEnabled(team)).toBe(true);
});

test('a team gets one account, even with ten concurrent requests and a lost connection', async () => {
  const team = await makeTeam(paying.services);
  const made: string[] = [];
  paying.failing((provider) => ({
    createAccount: async (account, key) => {
      made.push((await provider.createAccount(account, key)).id);
      throw new PaymentsUnavailable('cut');
    },
  }));
  expect((await setUp(team)).refusal).toBe('paymentsUnavailable');
  paying.failing();
  const answers = await Promise.all(Array.from({ length: 10 }, () => setUp(team)));
  expect(answers.map(({ refusal }) => refusal)).toEqual(answers.map(() => null));
  expect([(await accountOf(team)).providerAccountId]).toEqual(made);
});

describe("a team's payout schedule", () => {
  const schedule = 'team { merchantAccount { payoutInterval weeklyAnchor monthlyAnchor } }';
  const set = (team: TestTeam, input: Omit<MutationInputs['setPayoutSchedule'], 'teamId'>, who: Visitor = team.owner) =>
    api.attempt(who, 'setPayoutSchedule', { teamId: `Team:${team.id}`, ...input }, schedule);

  test('is set by its finance managers, with the provider and here', async () => {
    const { team, accountId } = await teamWithAccount();
    const { manager, member } = await makeFinance(paying.services, team.id);
    const weekly = await set(team, { interval: 'weekly', weeklyAnchor: 'tuesday', monthlyAnchor: 5 }, manager);
    expect(weekly.data.setPayoutSchedule.team.merchantAccount).toEqual({
      payoutInterval: 'weekly',
      weeklyAnchor: 'tuesday',
      monthlyAnchor: null,
    });
    for (const interval of ['daily', 'weekly', 'daily'] as const) {
      await set(team, { interval, weeklyAnchor: 'friday' }, manager);
      expect((await paying.town.provider.retrieveAccount(accountId)).payoutSchedule.interval).toBe(interval);
    }
    await set(team, { interval: 'monthly', monthlyAnchor: 31 }, manager);
    expect((await paying.town.provider.retrieveAccount(accountId)).payoutSchedule).toEqual({
      interval: 'monthly',
      monthlyAnchor: 31,
    });
    for (const who of [member, team.member, team.manager])
      expect((await set(team, { interval: 'daily' }, who)).codes.length).toBeGreaterThan(0);
    const audited = await paying.services.db.auditEntry.count({
      where: { kind: 'setPayoutSchedule', teamId: team.id },
    });
    expect(audited).toBe(5);
  });

  test('needs an account and a day, and stays the same when the provider does not respond', async () => {
    const none = await makeTeam(paying.services);
    expect((await set(none, { interval: 'daily' })).refusal).toBe('payoutsNotSetUp');
    const { team } = await teamWithAccount();
    expect((await set(team, { interval: 'weekly' })).refusal).toEqual({ weeklyAnchor: 'payoutDayMissing' });
    expect((await set(team, { interval: 'monthly', monthlyAnchor: 32 })).refusal).toEqual({
      monthlyAnchor: 'payoutDayInvalid',
    });
    paying.failing(() => ({ setPayoutSchedule: () => Promise.reject(new PaymentsUnavailable('cut')) }));
    expect((await set(team, { interval: 'monthly', monthlyAnchor: 1 })).refusal).toBe('paymentsUnavailable');
    paying.failing();
    expect((await accountOf(team)).payoutInterval).toBe('daily');
  });

  test('follows changes made with the provider directly', async () => {
    const { team, accountId } = await teamWithAccount();
    await paying.town.provider.setPayoutSchedule(accountId, { interval: 'weekly', weeklyAnchor: 'friday' }, newId());
    await act(team, 'refreshMerchantAccount');
    expect(await accountOf(team)).toMatchObject({ payoutInterval: 'weekly', weeklyAnchor: 'friday' });
  });
});
