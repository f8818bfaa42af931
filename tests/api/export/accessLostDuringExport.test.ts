import { expect, test } from 'vitest';
import { exportTables } from '#server/queries/export/exportTables.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();

test('rows already read are not exported to someone who loses the form before they are written', async () => {
  const { services } = api;
  const { db, pool } = services;
  const team = await makeTeam(services);
  const [reader, resident] = [await makePerson(services), await makePerson(services)];
  const form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'Work' }] }]);
  const id = await addToForm(services, team.id, form.formId, reader, 1);
  await launchTestSubmission(api, resident, form);

  const principal = await loadPrincipal(pool, reader.id, unrestrictedRequester);
  const forms = { formIds: [form.formId], from: null, until: null, by: 'launched', includeLegacy: false } as const;
  const request = { asker: unrestrictedRequester, forms: { ...forms, alsoSeenBy: null } };
  const onRows = (): Promise<void> => Promise.resolve();
  const losing: typeof pool = Object.create(pool, {
    query: {
      async value(query: { readonly name?: string }) {
        if (query.name === 'export_answers') await db.masterTemplateMembership.deleteMany({ where: { id } });
        return pool.query(query as Parameters<typeof pool.query>[0]);
      },
    },
  });
  const rowsBy = async (from: typeof pool): Promise<number> => {
    const reading = { ...services, pool: from };
    const found = await exportTables(reading, { request, principal: principal!, type: 'submissions', onRows });
    const table = await found!.whole();
    let count = 0;
    for await (const rows of table.rows()) for (const _row of rows) count += 1;
    return count;
  };

  expect(await rowsBy(pool)).toBe(1);
  expect(await rowsBy(losing)).toBe(0);
});
