import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftRows } from '#tests/support/form/draftRows.ts';
import { formWithEveryPart } from '#tests/support/form/formWithEveryPart.ts';
import { mutationOf, randomEdit, type RandomEdit } from '#tests/support/form/randomEdit.ts';
import { apiOn, type Api } from '#tests/support/graphql.ts';
import { cursorNow, useLiveWatch, type Watcher } from '#tests/support/liveWatch.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const watch = useLiveWatch(server);

const tree = `revision name
  steps { id name sections { id name fields { id name required options { id name } } } }
  configuredOutputs { id name }`;
const changes = `subscription ($id: ID!, $after: String) {
  formChanged(flowTemplateId: $id, after: $after) { cursor revision flowTemplate { ${tree} } }
}`;

interface Told {
  readonly revision: number;
  readonly flowTemplate: { readonly revision: number } | null;
}

type Act = RandomEdit | 'undoDraftEdit' | 'redoDraftEdit';
const acts: fc.Arbitrary<Act> = fc.oneof(
  { arbitrary: randomEdit, weight: 6 },
  { arbitrary: fc.constantFrom('undoDraftEdit', 'redoDraftEdit'), weight: 1 },
);

/** Performs the acts one after another, each on what the person sees by then. */
async function session(api: Api, who: TestPerson, draftId: string, own: readonly Act[]): Promise<void> {
  for (const act of own) {
    const rows = await draftRows(api.services, plainIdOf(draftId));
    const [mutation, input] =
      typeof act === 'string' ? [act, { flowTemplateId: draftId }] : (mutationOf(act, draftId, rows) ?? []);
    if (mutation === undefined || input === undefined) continue;
    const { refusal: _refusal, codes } = await api.attemptByName(who, mutation, input);
    // The other person may have deleted the part in the meantime.
    expect(['', 'NOT_FOUND']).toContain(codes.join());
  }
}

/** What a page shows after the last change that reaches it. */
async function shownAt(events: Watcher<Told>, revision: number): Promise<Told['flowTemplate']> {
  for await (const { flowTemplate } of events) if (flowTemplate?.revision === revision) return flowTemplate;
  throw new Error(`No event with revision ${revision} reached the page.`);
}

/** The places of the parts within each parent. */
function placesIn(rows: readonly object[], parentOf: (row: Record<string, unknown>) => unknown): readonly number[][] {
  const groups = Map.groupBy(rows as Record<string, unknown>[], parentOf);
  return [...groups.values()].map((group) => group.map(({ position }) => Number(position)).toSorted((a, b) => a - b));
}

async function exported(api: Api, who: TestPerson, masterTemplateId: string): Promise<string> {
  const { data } = await api.act(who, 'exportForm', { masterTemplateId }, 'content');
  return data.exportForm.content;
}

async function imported(api: Api, who: TestPerson, team: string, content: string): Promise<string> {
  const teamId = `Team:${team}`;
  const upload = await api.act(who, 'requestFormUpload', { teamId, fileName: 'form.json' }, 'fileId fields');
  const { fileId, fields } = upload.data.requestFormUpload;
  await api.services.files.put(fields.key, Buffer.from(content), 'application/json');
  const { data } = await api.act(who, 'importForm', { teamId, fileId }, 'masterTemplate { id }');
  return data.importForm.masterTemplate.id;
}

test('after two people edit one draft at the same time, both pages show the same whole form', async () => {
  const api = apiOn(server);
  const ofTwo = fc.tuple(
    fc.array(acts, { minLength: 1, maxLength: 8 }),
    fc.array(acts, { minLength: 1, maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(ofTwo, async ([anasActs, bensActs]) => {
      const { form } = await formWithEveryPart(api);
      const [draftId, ana, ben] = [form.draftId, form.writer, await makePerson(api.services)];
      await addToForm(api.services, form.team.id, plainIdOf(form.formId), ben, 2);
      const after = await cursorNow(api.services);
      const pages = [ana, ben].map((who) => watch<Told>(who, 'formChanged', changes, { id: draftId, after }));

      await Promise.all([session(api, ana, draftId, anasActs), session(api, ben, draftId, bensActs)]);
      // One more edit, because none of the others may have changed anything.
      await api.act(ana, 'updateFlowTemplate', { flowTemplateId: draftId, name: 'The end' });

      const { data } = await api.ask(ben, `query ($id: ID!) { node(id: $id) { ... on FlowTemplate { ${tree} } } }`, {
        id: draftId,
      });
      for (const page of pages) expect(await shownAt(page, data.node.revision)).toEqual(data.node);

      const rows = await draftRows(api.services, plainIdOf(draftId));
      const places = [
        ...placesIn(rows['steps'] ?? [], () => 'draft'),
        ...placesIn(rows['sections'] ?? [], (row) => row['step_id']),
        ...placesIn(rows['fields'] ?? [], (row) => row['section_id']),
        ...placesIn(rows['multiple_choice_options'] ?? [], (row) => row['field_id']),
      ];
      for (const group of places) expect(group).toEqual(group.map((_, place) => place));

      const content = await exported(api, ana, form.formId);
      expect(await exported(api, ana, await imported(api, ana, form.team.id, content))).toBe(content);
    }),
    { numRuns: propertyRuns(15) },
  );
});
