import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi({}, useDatabase({ isNew: true }));

/** PostgreSQL plans a prepared statement five times before it may reuse a generic plan. */
const triesOfPlans = 5;

interface Planned {
  readonly name: string;
  readonly anew: number;
  readonly kept: number;
}

/** Runs a query on every connection of the pool. */
async function askEach<Row extends object>(sql: string): Promise<readonly Row[]> {
  const { pool } = api.services;
  const clients: PoolClient[] = [];
  try {
    for (let n = 0; n < pool.options.max; n += 1) clients.push(await pool.connect());
    const found = await Promise.all(clients.map((client) => client.query<Row>(sql)));
    return found.flatMap(({ rows }) => rows);
  } finally {
    for (const client of clients) client.release();
  }
}

/** Only our own statements: PostgreSQL may replan some of Prisma's, as it did for all of them before. */
const preparedStatements = () =>
  askEach<Planned>(
    `SELECT name, custom_plans::int AS anew, generic_plans::int AS kept FROM pg_prepared_statements WHERE name NOT LIKE 'repeated%'`,
  );

const texts = JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>;
const page = Object.values(texts).find((text) => text.startsWith('query SubmissionScreenQuery(')) ?? '';

test('queries that run with every answer and view use a generic plan: planning took longer than running', async () => {
  // tests force generic plans; here PostgreSQL chooses as it does in production
  await askEach('SET plan_cache_mode = auto');
  const team = await makeTeam(api.services);
  const [resident, clerk] = [await makePerson(api.services), await makePerson(api.services)];
  const form = await publishedForm(
    api.services,
    team.id,
    [
      { name: 'Your project', external: true, fields: [{ name: 'Address' }] },
      { name: 'Check', fields: [{ name: 'Notes' }] },
    ],
    { identifier: 'Address' },
  );
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  const submission = await launchTestSubmission(api, resident, form);
  const place = { activeStepId: submission.stepId('Your project'), fieldId: form.fieldId('Address') };
  for (let revision = 0; revision < 25; revision += 1) {
    const saved = await saveTestAnswer(api, resident, { ...place, content: `Elm Street ${revision}`, revision });
    expect([saved.messages, saved.refusal]).toEqual([[], null]);
    const seen = await api.ask(clerk, page, { id: `Submission:${submission.id}` });
    expect(seen.messages).toEqual([]);
  }
  const anew = (await preparedStatements()).filter((one) => one.anew > triesOfPlans + 1 && one.kept === 0);
  expect(anew).toEqual([]);
  expect((await preparedStatements()).some((one) => one.anew > 0)).toBe(true);
});
