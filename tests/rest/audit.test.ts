import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { sealAuditEntries } from '#server/operations/audit/sealAuditEntries.ts';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const rowsOf = (text: string): string[][] => parse(text, { bom: true });

it('gives owners their log as a file without formulas, and logs the download', async () => {
  const { services } = server;
  const team = await makeTeam(services);
  await services.db.user.update({ where: { id: team.owner.id }, data: { name: '=HYPERLINK("http://x.example")' } });
  await server.send(team.owner, 'PATCH', `/teams/${team.slug}`, { body: { name: '@SUM(A1)' } });
  const file = await server.send(team.owner, 'GET', `/teams/${team.slug}/audit.csv`);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toContain('attachment');
  const [head, ...rows] = rowsOf(file.body);
  expect(head?.slice(0, 4)).toEqual(['Time (UTC)', 'Area', 'Kind', 'What happened']);
  expect(rows.map(([, , kind]) => kind)).toEqual(['exportAudit', 'updateTeam']);
  for (const row of rows) {
    expect(row[4]).toBe(`'=HYPERLINK("http://x.example")`);
    expect(row[6]).toBe("'@SUM(A1)");
  }
  const onlyTeams = await server.send(team.owner, 'GET', `/teams/${team.id}/audit.csv?area=team&from=2020-01-01`);
  expect(rowsOf(onlyTeams.body).map(([, , kind]) => kind)).toEqual(['Kind', 'updateTeam']);
});

it('includes the position and hash of each sealed entry, so that a file can be compared later', async () => {
  const { services } = server;
  const team = await makeTeam(services);
  await server.send(team.owner, 'PATCH', `/teams/${team.slug}`, { body: { color: '#112233' } });
  await sealAuditEntries(services);
  const file = await server.send(team.owner, 'GET', `/teams/${team.slug}/audit.csv`);
  const [head, download, change] = rowsOf(file.body);
  expect(head?.slice(-2)).toEqual(['Position', 'Hash']);
  expect(download?.slice(-2)).toEqual(['', '']);
  const seal = await services.db.auditSeal.findFirstOrThrow({ orderBy: { position: 'desc' } });
  expect(change?.slice(-2)).toEqual([String(seal.position), Buffer.from(seal.hash).toString('hex')]);
});

it('gives no one else a log', async () => {
  const { services } = server;
  const team = await makeTeam(services);
  const answers = [];
  for (const who of [visitor(), team.member, (await makeTeam(services)).owner]) {
    answers.push((await server.send(who, 'GET', `/teams/${team.slug}/audit.csv`)).status);
    answers.push((await server.send(who, 'GET', '/operator/audit.csv')).status);
  }
  expect(answers).toEqual([401, 401, 403, 404, 403, 404]);
  const kept = await services.db.auditEntry.count({ where: { kind: 'exportAudit', teamId: team.id } });
  expect(kept).toBe(0);
});

it('gives the operator everything, in several reads', async () => {
  const { services } = server;
  const operator = await makePerson(services, { isOperator: true });
  const team = await makeTeam(services);
  await services.pool.query(
    `INSERT INTO audit_entries (id, at, kind, team_id, actor_kind)
     SELECT gen_random_uuid(), now() - n * interval '1 second', 'signOut', $1, 'system' FROM generate_series(1, 2500) n`,
    [team.id],
  );
  const file = await server.send(operator, 'GET', `/operator/audit.csv?team=${team.id}`);
  // with its header, and with the entry for this download
  expect(rowsOf(file.body)).toHaveLength(2502);
  const key = await makeToken(services, team.id, operator, ['team:read']);
  expect((await server.send(key, 'GET', '/operator/audit.csv')).status).toBe(404);
});

it("lists a team's log for its owner's programs", async () => {
  const { services } = server;
  const team = await makeTeam(services);
  const key = await makeToken(services, team.id, team.owner, ['team:read', 'team:write']);
  await server.send(key, 'PATCH', `/teams/${team.slug}`, { body: { color: '#112233' } });
  const { status, body } = await server.send(key, 'GET', `/teams/${team.id}/audit_entries?area=team&per_page=1`);
  expect(status).toBe(200);
  expect(body.audit_entries).toMatchObject([
    { kind: 'updateTeam', actor_name: expect.stringContaining('API token Test') },
  ]);
});
