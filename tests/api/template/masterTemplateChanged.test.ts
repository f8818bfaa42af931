import { beforeEach, expect, test } from 'vitest';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { apiOn, type Api, type MutationName } from '#tests/support/graphql.ts';
import { cursorNow, useLiveWatch, type Watcher } from '#tests/support/liveWatch.ts';
import { addToForm, makeKnown, makePerson, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const watch = useLiveWatch(server);
const changes = `subscription ($id: ID!, $after: String) { masterTemplateChanged(masterTemplateId: $id, after: $after) {
  cursor ownMutation masterTemplate { typicalTime status documents { name } memberships { contact { name } } }
} }`;

interface Told {
  readonly cursor: string;
  readonly ownMutation: number | null;
  readonly masterTemplate: Readonly<Record<string, unknown>> | null;
}

let api: Api;
let form: TestForm;
let reader: TestPerson;

beforeEach(async () => {
  api = apiOn(server);
  form = await makeDraft(api);
  reader = await makePerson(server.services);
  await addToForm(server.services, form.team.id, plainIdOf(form.formId), reader, 1);
});

const watching = async (who: TestPerson): Promise<Watcher<Told>> =>
  watch(who, 'masterTemplateChanged', changes, { id: form.formId, after: await cursorNow(server.services) });

test('changes of settings, documents, and people are sent to others who have the form open', async () => {
  const events = await watching(reader);
  const masterTemplateId = form.formId;
  const ann = await makeKnown(server.services, form.team.id, { name: 'Ann Colleague' });
  const act = async (mutation: MutationName, input: object) => {
    const { refusal } = await api.attemptByName(form.writer, mutation, { masterTemplateId, ...input });
    expect(refusal).toBeNull();
    const [told] = await events.take(1);
    expect(told?.ownMutation).toBeNull();
    return told?.masterTemplate;
  };
  expect(await act('updateMasterTemplate', { typicalTime: 'Two weeks' })).toMatchObject({ typicalTime: 'Two weeks' });
  expect(await act('createDocument', { name: 'Letter' })).toMatchObject({ documents: [{ name: 'Letter' }] });
  const added = await act('addTemplateMember', { userId: `User:${ann.id}` });
  expect(added).toMatchObject({ memberships: expect.arrayContaining([{ contact: { name: 'Ann Colleague' } }]) });
  await act('addTemplateAuthority', { userId: `User:${ann.id}` });
});

test('a stranger cannot watch a form', async () => {
  const stranger = await makePerson(server.services);
  await expect((await watching(stranger)).next()).rejects.toThrow("Not found, or you don't have access to it.");
});
