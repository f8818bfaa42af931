import { expect, it } from 'vitest';
import { visitor } from '#tests/support/graphql.ts';
import { makeFinance } from '#tests/support/makeFinance.ts';
import { makeTeam } from '#tests/support/people.ts';
import { openForPayments } from '#tests/support/restPayments.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const both = ['export', 'export_cash_and_checks'] as const;

it("exports the transactions of some days, by the team's id or address", async () => {
  const team = await makeTeam(server.services);
  const { member } = await makeFinance(server.services, team.id);
  const rows = [];
  for (const [index, verb] of both.entries()) {
    const path = `/teams/${index === 0 ? team.id : team.slug}/transactions/${verb}`;
    const { status, body } = await server.send(member, 'POST', path, {
      body: { start_date: '1/2/2026', end_date: '2026-1-31' },
    });
    rows.push([status, body.export_type, body.status, body.name]);
  }
  expect(rows).toEqual([
    [202, 'transactions', 'running', expect.stringContaining('Transactions for Team')],
    [202, 'cash_and_checks', 'running', expect.stringContaining('Cash & Checks for Team')],
  ]);
  expect(rows[0]?.[3]).toMatch(/2026.* to .*2026/);
});

it('exports part of a list, if there is such a part', async () => {
  const team = await makeTeam(server.services);
  const { member } = await makeFinance(server.services, team.id);
  const list = (show: string) =>
    server.send(member, 'POST', `/teams/${team.id}/transactions/export`, { body: { show } });
  const { status, body } = await list('renewals');
  expect([status, body.name]).toEqual([202, expect.stringMatching(/: Renewal payments$/)]);
  expect((await list('everything')).status).toBe(422);
});

it('rejects invalid days at their field, and refuses everyone else', async () => {
  const team = await makeTeam(server.services);
  const { member } = await makeFinance(server.services, team.id);
  const path = `/teams/${team.id}/transactions/export`;
  const wrong = await server.send(member, 'POST', path, { body: { start_date: 'soon' } });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong.body)).toContain('start_date');
  const statuses = [];
  for (const who of [visitor(), team.member, (await makeTeam(server.services)).owner])
    statuses.push((await server.send(who, 'POST', path, { body: {} })).status);
  expect(statuses).toEqual([401, 403, 403]);
});

it("sets the team's payout schedule", async () => {
  const team = await makeTeam(server.services);
  const { manager } = await makeFinance(server.services, team.id);
  await openForPayments(server, manager, team.slug);
  const { status, body } = await server.send(manager, 'PUT', `/teams/${team.slug}/merchant_accounts`, {
    body: { payout_interval: 'monthly', monthly_anchor: 15 },
  });
  expect([status, body.merchant_account]).toEqual([
    200,
    expect.objectContaining({ payout_interval: 'monthly', weekly_anchor: null, monthly_anchor: 15 }),
  ]);
});
