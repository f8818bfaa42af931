import { beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#server/newId.ts';
import { fragmentsFor } from '#server/rest/fragmentsFor.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makeForm, makePerson, makeTeam, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { withoutSharedStatements } from '#tests/support/withoutSharedStatements.ts';

const api = useApi();
let team: TestTeam;

beforeAll(async () => {
  team = await makeTeam(api.services);
});

/** How many statements a response takes once the server has cached what it reads only once. */
async function countQueries(who: Visitor, document: string, variables: Record<string, unknown>): Promise<number> {
  const once = async (): Promise<number> => {
    const spy = vi.spyOn(api.services.pool, 'query');
    const { messages } = await api.ask(who, document, variables);
    const own = withoutSharedStatements(spy.mock.calls);
    spy.mockRestore();
    expect(messages).toEqual([]);
    return own.length;
  };
  await once();
  return once();
}

const withFragments = (document: string): string => `${document} ${fragmentsFor(document)}`;

test('a list of forms takes as many statements for many as for two', async () => {
  const document = withFragments(
    'query ($id: ID!) { node(id: $id) { ... on Team { masterTemplates(first: 100) { totalCount edges { node { ...master_template } } } } } }',
  );
  const forms = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) {
      const id = await makeForm(api.services, team.id);
      await api.services.db.customId.create({
        data: { id: newId(), teamId: team.id, masterTemplateId: id, pattern: 'M-{n}' },
      });
    }
  };
  await forms(2);
  const few = await countQueries(team.owner, document, { id: `Team:${team.id}` });
  await forms(6);
  expect(await countQueries(team.owner, document, { id: `Team:${team.id}` })).toBe(few);
});

test('the steps of a form take as many statements for many as for two', async () => {
  const document = withFragments('query ($id: ID!) { node(id: $id) { ... on FlowTemplate { steps { ...step } } } }');
  const stepsOf = async (count: number): Promise<number> => {
    const steps = Array.from({ length: count }, (_, n) => ({ name: `Step ${n}`, fields: [{ name: `Street ${n}` }] }));
    const { versionId } = await publishedForm(api.services, team.id, steps);
    return countQueries(team.owner, document, { id: `FlowTemplate:${versionId}` });
  };
  expect(await stepsOf(8)).toBe(await stepsOf(2));
});

test('submissions take as many statements for many as for one', async () => {
  const resident = await makePerson(api.services);
  const form = await publishedForm(api.services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Street' }, { name: 'Town' }] },
    { name: 'Check', fields: [{ name: 'Shelf' }] },
  ]);
  await addToForm(api.services, team.id, form.formId, team.member, 2);
  const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Submission {
    id status activeSteps { id state answers { field { name } content formattedContent } } } } }`;
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(`Submission:${(await launchTestSubmission(api, resident, form)).id}`);
  const one = await countQueries(team.member, document, { ids: ids.slice(0, 1) });
  expect(await countQueries(team.member, document, { ids })).toBe(one);
});
