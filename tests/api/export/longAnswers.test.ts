import { expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { exportTables } from '#server/queries/export/exportTables.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import { useApi } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();

test('long answers are read in limited amounts, and all are exported', async () => {
  const { services } = api;
  const team = await makeTeam(services);
  const reader = await makePerson(services);
  const form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'Essay' }] }]);
  await addToForm(services, team.id, form.formId, reader, 1);
  const ids = Array.from({ length: 280 }, newId);
  const within = { teamId: team.id, masterTemplateId: form.formId, flowTemplateId: form.versionId };
  await services.db.submission.createMany({
    data: ids.map((id, place) => ({
      ...{ ...within, id, launchedById: reader.id },
      ...{ currentStepIdentity: form.stepId('Ask'), scopedId: place + 1 },
    })),
  });
  const field = { fieldId: form.fieldId('Essay'), fieldIdentity: form.fieldId('Essay') };
  const essay = 'A tale of a street. '.repeat(5_000);
  await services.db.answer.createMany({
    data: ids.map((submissionId) => ({ ...field, id: newId(), teamId: team.id, submissionId, content: essay })),
  });

  const principal = await loadPrincipal(services.pool, reader.id, unrestrictedRequester);
  const forms = { formIds: [form.formId], from: null, until: null, by: 'launched', includeLegacy: false } as const;
  const request = { asker: unrestrictedRequester, forms: { ...forms, alsoSeenBy: null } };
  const together: number[] = [];
  const onRows = (count: number): Promise<void> => Promise.resolve(void together.push(count));
  const found = await exportTables(services, { request, principal: principal!, type: 'submissions', onRows });
  const table = await found!.whole();
  let whole = 0;
  for await (const rows of table.rows()) for (const row of rows) whole += row.includes(essay) ? 1 : 0;

  expect(whole).toBe(ids.length);
  // two batches start before the first has reported its size; then the limit is four million characters
  expect(together.slice(0, 2)).toEqual([100, 100]);
  expect(Math.max(...together.slice(2))).toBeLessThanOrEqual(40);
  expect(together.length).toBeGreaterThan(3);
});
