import { beforeAll, expect, test } from 'vitest';
import { issuedOutput } from '#tests/support/issuedOutput.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;
let ids: readonly string[];

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }], { name: 'Building permit' });
  await addToForm(services, team.id, form.formId, clerk, 1);
  const made: string[] = [];
  for (let number = 0; number < 3; number += 1) {
    const submissionId = await launchOverHttp(server, resident, form);
    const row = {
      issuedAt: new Date(Date.UTC(2026, 9, 1 + number)),
      revokedAt: number === 0 ? new Date(Date.UTC(2026, 9, 9)) : null,
    };
    made.push(await issuedOutput(services, { teamId: team.id, form, submissionId, name: `Permit ${number}`, row }));
  }
  ids = made;
});

const fetched = (query: Record<string, string> = {}, who: Parameters<typeof server.send>[0] = clerk) =>
  server.send(who, 'GET', `/dashboard/fetch_outputs?${new URLSearchParams(query)}`);
const issued = JSON.stringify([{ field: 'outputStatus', operator: 'is', value: 'issued' }]);

test('programs fetch the outputs that match a filter, latest first, and the total', async () => {
  const { status, body } = await fetched({ filters: issued });
  expect([status, body.total_count]).toEqual([200, 2]);
  expect(body.outputs.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
  expect(body.outputs[0]).toEqual({
    ...{ unique_id: expect.any(String), id: ids[2], name: 'Permit 2', status: 'issued' },
    ...{ flow_template_name: 'Building permit', flow_template_color: '#363636', master_template_id: form.formId },
    ...{ initiated_flow_id: expect.any(String), initiated_flow_scoped_id: expect.any(Number) },
    ...{ issued_at: '2026-10-03T00:00:00.000Z', expires_at: null, renewal: false, applicants_count: 1 },
    primary_applicant: { name: 'Rosa Resident', email: resident.email },
  });
  expect((await fetched()).body.outputs.map((row: { status: string }) => row.status)).toEqual([
    'issued',
    'issued',
    'revoked',
  ]);
});

test("an output's kind finds it under any issued name", async () => {
  const { db } = server.services;
  const { outputIdentity } = await db.issuedOutput.findUniqueOrThrow({ where: { id: ids[1] ?? '' } });
  await db.issuedOutput.update({ where: { id: ids[1] ?? '' }, data: { name: 'Called otherwise' } });
  const filters = JSON.stringify([{ field: 'outputKinds', operator: 'is', value: [outputIdentity] }]);
  const { body } = await fetched({ filters });
  expect([body.total_count, body.outputs[0]?.name]).toEqual([1, 'Called otherwise']);
  await db.issuedOutput.update({ where: { id: ids[1] ?? '' }, data: { name: 'Permit 1' } });
});

test('next_page is a page number like page, and both together are rejected', async () => {
  for (const name of ['page', 'next_page']) {
    const { body, headers } = await fetched({ sort: 'name', ascending: 'true', per_page: '2', [name]: '2' });
    expect(body.outputs.map(({ id }: { id: string }) => id)).toEqual([ids[2]]);
    expect(headers.get('link')).not.toContain('next_page');
  }
  expect((await fetched({ page: '2', next_page: '2' })).status).toBe(422);
  expect((await fetched({ next_page: '0' })).status).toBe(422);
});

test.each(['x', '{}', '[{"field":"completion","operator":"is","value":"active"}]'])(
  'a filter %s is rejected at its position',
  async (filters) => {
    expect((await fetched({ filters })).status).toBe(422);
  },
);

test("no one gets outputs they can't see, and a key only those of its team", async () => {
  expect((await fetched({}, resident)).body).toEqual({ outputs: [], total_count: 0 });
  const { services } = server;
  const other = await makeTeam(services);
  const key = (teamId: string) => makeToken(services, teamId, team.owner, ['submissions:read']);
  expect((await fetched({}, await key(other.id))).body.outputs).toEqual([]);
  expect((await fetched({}, await key(team.id))).body.total_count).toBe(3);
});

test('the matches of a filter can be exported, and no matches is an error', async () => {
  const list = (filters: string) =>
    server.send(clerk, 'GET', `/dashboard/export_outputs?${new URLSearchParams({ filters, format: 'xlsx' })}`);
  const { status, body } = await list(issued);
  expect([status, body]).toMatchObject([
    202,
    { export_type: 'outputs', name: '2 outputs from a list', format: 'xlsx' },
  ]);
  const none = await list(JSON.stringify([{ field: 'outputStatus', operator: 'is', value: 'expired' }]));
  expect([none.status, JSON.stringify(none.body)]).toEqual([
    422,
    expect.stringContaining('No outputs match your search criteria. Try changing the filters.'),
  ]);
});
