import { beforeAll, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makeTown, type Town } from '#tests/support/nodeFixtures.ts';
import { makePerson, makeTeam, makeToken } from '#tests/support/people.ts';

const api = useApi();
let town: Town;
let outsiders: readonly Visitor[];

beforeAll(async () => {
  town = await makeTown(api.services);
  const other = await makeTeam(api.services);
  outsiders = [
    visitor(),
    await makePerson(api.services),
    other.owner,
    await makeToken(api.services, other.id, other.owner, tokenScopes),
  ];
});

/** What an outsider is told, whatever the thing is called. */
async function told(who: Visitor, mutation: string, input: Record<string, unknown>): Promise<unknown> {
  const { data, codes, messages, refusal } = await api.act(who, mutation, input);
  expect(data?.[mutation]?.__typename ?? '').not.toMatch(/Payload$/);
  return { codes, messages, refusal };
}

/** Of what can be named by something else than its id: one that a town keeps to itself, and one that nobody has. */
const named: Readonly<Record<string, (town: Town) => readonly [there: object, absent: object]>> = {
  setMasterTemplateBanner: ({ draft }) => [{ friendlyId: draft.formId }, { friendlyId: newId() }],
  launchSubmission: ({ draft }) => [
    { flowTemplateId: `FlowTemplate:${draft.versionId}` },
    { flowTemplateId: `FlowTemplate:${newId()}` },
  ],
  saveAnswer: ({ submission: { id, fieldId } }) => [
    { submissionId: `Submission:${id}`, fieldId: `Field:${fieldId}`, content: 'x', revision: 0 },
    { submissionId: `Submission:${newId()}`, fieldId: `Field:${fieldId}`, content: 'x', revision: 0 },
  ],
  advanceStep: ({ submission: { id }, draft: { stepId } }) => [
    { submissionId: `Submission:${id}`, stepId: `Step:${stepId}` },
    { submissionId: `Submission:${newId()}`, stepId: `Step:${stepId}` },
  ],
};

test.each(Object.entries(named))('%s tells nothing of what a town keeps to itself', async (mutation, names) => {
  const [there, absent] = names(town);
  for (const who of outsiders)
    expect(await told(who, mutation, { ...there })).toEqual(await told(who, mutation, { ...absent }));
});

test('an address of a form that nobody outside sees is as free as any other', async () => {
  await api.services.db.masterTemplate.update({ where: { id: town.draft.formId }, data: { slug: 'moorings' } });
  for (const who of outsiders)
    expect(await told(who, 'setMasterTemplateBanner', { friendlyId: 'moorings' })).toEqual(
      await told(who, 'setMasterTemplateBanner', { friendlyId: 'nothing-of-the-sort' }),
    );
});
