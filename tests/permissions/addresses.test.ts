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

/** The response to an outsider, whatever the name refers to. */
async function told(who: Visitor, mutation: string, input: Record<string, unknown>): Promise<unknown> {
  const { data, codes, messages, refusal } = await api.attemptByName(who, mutation, input);
  expect(data?.[mutation]?.__typename ?? '').not.toMatch(/Payload$/);
  return { codes, messages, refusal };
}

/** For everything with an address in addition to its id: a private one of a town, and one that does not exist. */
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

test.each(Object.entries(named))('%s reveals nothing private', async (mutation, names) => {
  const [there, absent] = names(town);
  for (const who of outsiders)
    expect(await told(who, mutation, { ...there })).toEqual(await told(who, mutation, { ...absent }));
});

test('the address of a private form looks available', async () => {
  await api.services.db.masterTemplate.update({ where: { id: town.draft.formId }, data: { slug: 'moorings' } });
  for (const who of outsiders)
    expect(await told(who, 'setMasterTemplateBanner', { friendlyId: 'moorings' })).toEqual(
      await told(who, 'setMasterTemplateBanner', { friendlyId: 'nothing-of-the-sort' }),
    );
});
