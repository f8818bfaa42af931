import { expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePerson, makeTeam } from '#tests/support/people.ts';

const api = useApi();

test('a list is complete even if rows are deleted during the export', async () => {
  const { db } = api.services;
  const team = await makeTeam(api.services);
  const person = await makePerson(api.services);
  const of = { teamId: team.id, createdById: team.owner.id, name: 'Monthly' };
  const bulk = Array.from({ length: 40 }, () => ({ ...of, id: newId() }));
  await db.batchExportTemplate.createMany({ data: bulk });
  const own = { userId: person.id, exportType: 'submissions', name: 'Permits', status: 'finished' as const };
  const files = Array.from({ length: 40 }, () => ({ ...own, id: newId() }));
  await db.export.createMany({ data: files });
  const removing = async (): Promise<void> => {
    for (const [place, { id }] of files.entries()) {
      await db.export.update({ where: { id }, data: { removedAt: new Date() } });
      await db.batchExportTemplate.delete({ where: { id: bulk[place]?.id ?? '' } });
    }
  };
  const told: unknown[] = [];
  const looking = async (): Promise<void> => {
    for (let time = 0; time < 20; time += 1) {
      const exports = await api.ask(person, '{ exports(first: 100) { edges { node { id name } } } }');
      const kept = await api.ask(team.owner, '{ bulkExports(first: 100) { edges { node { id name } } } }');
      told.push(...exports.codes, ...kept.codes);
    }
  };
  await Promise.all([removing(), looking(), looking(), looking()]);
  expect(told).toEqual([]);
});
