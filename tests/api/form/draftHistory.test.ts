import { beforeEach, describe, expect, it } from 'vitest';
import { draftRows } from '#tests/support/form/draftRows.ts';
import { formWithEveryPart, type EveryPart } from '#tests/support/form/formWithEveryPart.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let made: EveryPart;
let ana: TestPerson;
let ben: TestPerson;

beforeEach(async () => {
  made = await formWithEveryPart(api);
  ana = made.form.writer;
  ben = await makePerson(api.services, { name: 'Ben Ortiz' });
  await addToForm(api.services, made.form.team.id, plainIdOf(made.form.formId), ben, 2);
});

interface Listed {
  readonly id: string;
  readonly kind: string;
  readonly description: string;
  readonly personName: string | null;
  readonly isUndone: boolean;
}

const selection =
  'edges { cursor node { id kind description personName isUndone createdAt } } pageInfo { hasNextPage }';
const ask = (who: TestPerson, args: string): Promise<GraphQLAnswer> =>
  api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on FlowTemplate { revision edits(${args}) { ${selection} } } } }`,
    {
      id: made.form.draftId,
    },
  );
const nodesOf = ({ data }: GraphQLAnswer): readonly Listed[] =>
  data.node.edits.edges.map(({ node }: { node: Listed }) => node);
const history = async (first = 5): Promise<readonly Listed[]> => nodesOf(await ask(ana, `first: ${first}`));
const edit = (who: TestPerson, mutation: string, input: object): Promise<GraphQLAnswer> =>
  api.attemptByName(who, mutation, input);
const rows = () => draftRows(api.services, plainIdOf(made.form.draftId));

async function restore(who: TestPerson, editId: string, back = 0): Promise<GraphQLAnswer> {
  const { revision } = (await ask(ana, 'first: 1')).data.node;
  return api.attempt(who, 'restoreDraft', { flowTemplateId: made.form.draftId, editId, revision: revision - back });
}

describe('the history of a draft', () => {
  it('lists who changed what, newest first, with what was undone', async () => {
    const { area, owner } = made.ids;
    await edit(ana, 'updateField', { fieldId: area, name: 'Size' });
    await edit(ben, 'deleteField', { fieldId: owner });
    await edit(ben, 'undoDraftEdit', { flowTemplateId: made.form.draftId });
    await edit(ben, 'redoDraftEdit', { flowTemplateId: made.form.draftId });
    const listed = (await history()).map(({ kind, description, personName, isUndone }) => [
      ...[kind, description, personName, isUndone],
    ]);
    expect(listed.slice(0, 4)).toEqual([
      ['redo', 'redid: deleted field “Owner”', 'Ben Ortiz', false],
      ['undo', 'undid: deleted field “Owner”', 'Ben Ortiz', true],
      ['edit', 'deleted field “Owner”', 'Ben Ortiz', true],
      ['edit', 'renamed field “Area” to “Size”', ana.name, false],
    ]);
  });

  it('is read page by page', async () => {
    const all = await history(50);
    const first = await ask(ana, 'first: 4');
    const { cursor } = first.data.node.edits.edges[3];
    const second = await ask(ana, `first: 4, after: "${cursor}"`);
    expect([...nodesOf(first), ...nodesOf(second)]).toEqual(all.slice(0, 8));
    expect(second.data.node.edits.pageInfo.hasNextPage).toBe(true);
  });

  it('is hidden from people who can only read the form', async () => {
    const reader = await makePerson(api.services);
    await addToForm(api.services, made.form.team.id, plainIdOf(made.form.formId), reader, 1);
    const one = (await history())[0]?.id ?? '';
    const stranger = await makePerson(api.services);
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await api.ask(stranger, node, { id: one })).data.node).toBeNull();
    expect((await ask(stranger, 'first: 1')).data.node).toBeNull();
    expect((await restore(reader, one)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('restoring a draft', () => {
  it('takes back everything after an edit, by anyone, as one edit that can be undone', async () => {
    const { area, owner, choice, step } = made.ids;
    await edit(ana, 'updateField', { fieldId: area, name: 'Size' });
    const then = await rows();
    const point = (await history())[0]?.id ?? '';
    await edit(ben, 'deleteField', { fieldId: owner });
    await edit(ana, 'updateField', { fieldId: area, name: 'Surface' });
    await edit(ben, 'reorderField', { fieldId: choice, position: 1 });
    await edit(ana, 'undoDraftEdit', { flowTemplateId: made.form.draftId });
    await edit(ben, 'createSection', { sectionableId: step, name: 'Extra', position: 0 });
    const last = await rows();
    expect((await restore(ana, point)).refusal).toBeNull();
    expect(await rows()).toEqual(then);
    expect((await history())[0]).toMatchObject({ description: 'restored an earlier draft', personName: ana.name });
    const undone = await api.act(ana, 'undoDraftEdit', { flowTemplateId: made.form.draftId }, 'edit');
    expect(undone.data.undoDraftEdit.edit).toBe('restored an earlier draft');
    expect(await rows()).toEqual(last);
  });

  it('can go back to every edit', async () => {
    const states: { readonly id: string; readonly rows: Awaited<ReturnType<typeof rows>> }[] = [];
    const mark = async (): Promise<void> =>
      void states.push({ id: (await history())[0]?.id ?? '', rows: await rows() });
    const { area, otherSection, step, option } = made.ids;
    const edits: readonly (readonly [string, object])[] = [
      ['updateField', { fieldId: area, hint: 'In acres' }],
      ['deleteSection', { sectionId: otherSection }],
      ['duplicateStep', { stepId: step }],
      ['deleteOption', { optionId: option }],
      ['reorderStep', { stepId: step, position: 2 }],
    ];
    await mark();
    for (const [mutation, input] of edits) {
      expect((await edit(ana, mutation, input)).refusal).toBeNull();
      await mark();
    }
    for (const state of [...states.slice(0, -1).toReversed(), ...states.slice(1)]) {
      expect((await restore(ana, state.id)).refusal).toBeNull();
      expect(await rows()).toEqual(state.rows);
    }
  });

  it('is refused if the draft has changed since, or is already as it was then', async () => {
    const [newest, second] = await history();
    expect((await restore(ana, newest?.id ?? '')).refusal).toBe('draftAlreadyThere');
    expect((await restore(ana, second?.id ?? '', 1)).refusal).toBe('outdated');
    const other = await formWithEveryPart(api);
    expect((await restore(ana, `DraftEdit:${other.form.draftId.replace('FlowTemplate:', '')}`)).refusal).toBe(
      'outdated',
    );
  });

  it('is refused if the form would use parts that were removed in its settings', async () => {
    const point = (await history())[0]?.id ?? '';
    const age = await made.build.field(made.ids.section, 'integer', 'Permit number');
    await made.build.edit(
      'updateMasterTemplate',
      { masterTemplateId: made.form.formId, identifierFieldId: age.id },
      'masterTemplate { id }',
    );
    expect((await restore(ana, point)).refusal).toBe('undoUnfit');
  });
});
