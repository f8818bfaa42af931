import { beforeEach, describe, expect, it } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { apiOn, type Api, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { cursorNow, useLiveWatch, type Watcher } from '#tests/support/liveWatch.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const watch = useLiveWatch(server);

interface Editor {
  readonly person: { readonly name: string };
  readonly isViewer: boolean;
  readonly stepId: string | null;
  readonly partId: string | null;
}

let api: Api;
let form: TestForm;
let build: Builder;
let ben: TestPerson;
let stepId: string;
let fieldId: string;

beforeEach(async () => {
  api = apiOn(server);
  form = await makeDraft(api);
  build = formBuilder(api, form);
  ben = await makePerson(server.services, { name: 'Ben Ortiz' });
  await addToForm(server.services, form.team.id, plainIdOf(form.formId), ben, 2);
  const step = await build.step('CollectInfoStep');
  stepId = step.id;
  fieldId = (await build.field(step.sections[0]?.id ?? '', 'string')).id;
});

const selection = 'editors { person { name } isViewer stepId partId }';
const report = (who: TestPerson, place: object): Promise<GraphQLAnswer> =>
  api.attempt(who, 'reportEditing', { flowTemplateId: form.draftId, ...place });
const ask = (who: TestPerson): Promise<GraphQLAnswer> =>
  api.ask(who, `query ($id: ID!) { node(id: $id) { ... on FlowTemplate { ${selection} } } }`, { id: form.draftId });
const editors = async (who: TestPerson): Promise<readonly Editor[]> => (await ask(who)).data.node.editors;

interface Told {
  readonly flowTemplate: { readonly editors: readonly Editor[] };
}

const changes = `subscription ($id: ID!, $after: String) { draftEditorsChanged(flowTemplateId: $id, after: $after) {
  cursor flowTemplate { ${selection} }
} }`;
const watching = async (who: TestPerson): Promise<Watcher<Told>> =>
  watch(who, 'draftEditorsChanged', changes, { id: form.draftId, after: await cursorNow(server.services) });

describe('the people who have a draft open', () => {
  it('are listed with where they are, until they leave', async () => {
    const events = await watching(form.writer);
    await report(ben, { stepId, partId: fieldId });
    const there = { person: { name: 'Ben Ortiz' }, isViewer: false, stepId, partId: fieldId };
    expect(await editors(form.writer)).toEqual([there]);
    expect((await editors(ben))[0]).toEqual({ ...there, isViewer: true });
    await report(ben, { stepId });
    await api.attempt(ben, 'stopEditing', { flowTemplateId: form.draftId });
    expect(await editors(form.writer)).toEqual([]);
    // each event carries the list as it is when the event is sent
    const told = await events.take(3);
    expect(told.at(-1)?.flowTemplate.editors).toEqual([]);
  });

  it('are announced only when something changes', async () => {
    const count = async (): Promise<number> => {
      const text = 'SELECT count(*)::int AS count FROM event_outboxes WHERE topic = $1';
      return (await server.services.pool.query(text, [`editors:${plainIdOf(form.draftId)}`])).rows[0].count;
    };
    await report(ben, { stepId, partId: fieldId });
    await report(ben, { stepId, partId: fieldId });
    expect(await count()).toBe(1);
    await report(ben, { stepId });
    expect(await count()).toBe(2);
    await api.attempt(ben, 'stopEditing', { flowTemplateId: form.draftId });
    await api.attempt(ben, 'stopEditing', { flowTemplateId: form.draftId });
    expect(await count()).toBe(3);
  });

  it('drop out a minute after their last report', async () => {
    await report(ben, { stepId });
    const age = `UPDATE draft_editors SET seen_at = seen_at - interval '61 seconds'`;
    await server.services.pool.query(age);
    expect(await editors(form.writer)).toEqual([]);
    await report(ben, { stepId });
    expect(await editors(form.writer)).toHaveLength(1);
  });

  it('are in one draft at a time in each tab', async () => {
    const other = await makeDraft(api);
    await addToForm(server.services, other.team.id, plainIdOf(other.formId), ben, 2);
    await report(ben, { stepId });
    await api.attempt(ben, 'reportEditing', { flowTemplateId: other.draftId });
    expect(await editors(form.writer)).toEqual([]);
  });

  it('can only be in parts of that draft', async () => {
    const other = await makeDraft(api);
    const foreign = await formBuilder(api, other).step('CollectInfoStep');
    expect((await report(ben, { stepId: foreign.id })).refusal).toBe('outdated');
    expect((await report(ben, { partId: foreign.id })).refusal).toBe('outdated');
    expect((await report(ben, { partId: 'Field:01890000-0000-7000-8000-000000000000' })).refusal).toBe('outdated');
    expect(await editors(form.writer)).toEqual([]);
  });

  it('are hidden from people who can only read the form, and from strangers', async () => {
    const reader = await makePerson(server.services);
    await addToForm(server.services, form.team.id, plainIdOf(form.formId), reader, 1);
    const stranger = await makePerson(server.services);
    await report(ben, { stepId });
    const refused = [
      [reader, "You don't have permission to do this."],
      [stranger, "Not found, or you don't have access to it."],
    ] as const;
    for (const [who, message] of refused) {
      expect((await ask(who)).data?.node ?? null).toBeNull();
      await expect((await watching(who)).next()).rejects.toThrow(message);
    }
    expect((await report(reader, {})).codes).toEqual(['FORBIDDEN']);
    expect((await report(stranger, {})).codes).toEqual(['NOT_FOUND']);
  });
});
