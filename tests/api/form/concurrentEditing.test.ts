import { beforeEach, describe, expect, it } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
});

const flowTemplate = () => api.services.db.flowTemplate.findUniqueOrThrow({ where: { id: plainIdOf(form.draftId) } });

interface Event {
  readonly topic: string;
  readonly payload: { readonly kind: string; readonly id: string; readonly verb: string; readonly revision: number };
}

async function events(): Promise<readonly Event[]> {
  const text = 'SELECT topic, payload FROM event_outboxes WHERE topic = $1 ORDER BY seq';
  return (await api.services.pool.query<Event>(text, [`form:${plainIdOf(form.draftId)}`])).rows;
}

const stepOrder = async (): Promise<readonly { id: string; position: number }[]> =>
  api.services.db.step.findMany({
    where: { flowTemplateId: plainIdOf(form.draftId) },
    orderBy: { position: 'asc' },
    select: { id: true, position: true },
  });

describe('every change to a draft', () => {
  it('increases its revision, marks it as modified, and notifies people who have it open', async () => {
    expect(await flowTemplate()).toMatchObject({ version: 1, revision: 1, isModified: false });
    const step = await build.step('CollectInfoStep');
    const sectionId = step.sections[0]?.id ?? '';
    const field = await build.field(sectionId, 'string');
    await build.edit('updateField', { fieldId: field.id, name: 'Owner' }, 'field { id }');
    await build.edit('deleteField', { fieldId: field.id }, 'deletedFieldId');
    expect(await flowTemplate()).toMatchObject({ version: 1, revision: 5, isModified: true });
    const told = (await events()).map(
      ({ payload: { kind, id, verb, revision } }) => `${revision} ${verb} ${kind}:${id}`,
    );
    expect(told).toEqual([
      `2 created ${step.id}`,
      `3 created ${field.id}`,
      `4 updated ${field.id}`,
      `5 deleted ${field.id}`,
    ]);
  });

  it('is logged with its author', async () => {
    const { id } = await build.step('BasicStep');
    const [activity] = await api.services.db.activity.findMany({ where: { kind: 'createStep', teamId: form.team.id } });
    expect(activity).toMatchObject({
      actorId: form.writer.id,
      teamId: form.team.id,
      masterTemplateId: plainIdOf(form.formId),
      data: { part: 'Step', id: plainIdOf(id), revision: 2 },
    });
  });

  it('that is refused changes nothing and notifies no one', async () => {
    const { id } = await build.step('BasicStep');
    const before = await events();
    expect(
      (await api.attempt(form.writer, 'updateStep', { stepId: id, name: 'x', time: 0, timeUnit: 'days' })).refusal,
    ).not.toBeNull();
    expect(await flowTemplate()).toMatchObject({ revision: 2 });
    expect(await events()).toEqual(before);
    expect(await api.services.db.step.findUnique({ where: { id: plainIdOf(id) } })).toMatchObject({ name: null });
  });
});

describe('two people editing the same form', () => {
  it('can change different settings of a field without conflict', async () => {
    const step = await build.step('CollectInfoStep');
    const { id } = await build.field(step.sections[0]?.id ?? '', 'string', 'Owner');
    await Promise.all([
      build.edit('updateField', { fieldId: id, name: 'Owner of the plot' }, 'field { id }'),
      build.edit('updateField', { fieldId: id, settings: { required: true } }, 'field { id }'),
      build.edit('updateField', { fieldId: id, settings: { maxLength: 40 } }, 'field { id }'),
      build.edit('updateField', { fieldId: id, hint: 'As in the register' }, 'field { id }'),
    ]);
    expect(await api.services.db.field.findUnique({ where: { id: plainIdOf(id) } })).toMatchObject({
      name: 'Owner of the plot',
      required: true,
      maxLength: 40,
      hint: 'As in the register',
    });
    expect(await flowTemplate()).toMatchObject({ revision: 7 });
  });

  it('can move, add, and remove steps at the same time, and each step keeps one position', async () => {
    const steps = [];
    for (let number = 0; number < 6; number += 1) steps.push(await build.step('BasicStep', `${number}`));
    const moves = steps.map(({ id }, place) =>
      api.attempt(form.writer, 'reorderStep', { stepId: id, position: (place * 5) % 6 }),
    );
    const others = [
      api.attempt(form.writer, 'deleteStep', { stepId: steps[0]!.id }),
      api.attempt(form.writer, 'createStep', { flowTemplateId: form.draftId, type: 'BasicStep', position: 2 }),
      api.attempt(form.writer, 'duplicateStep', { stepId: steps[3]!.id }),
    ];
    const answers = await Promise.all([...moves, ...others]);
    for (const { refusal, codes } of answers) {
      // conflict only when a step was deleted in the meantime
      expect([null, 'outdated']).toContain(refusal);
      expect(['', 'NOT_FOUND']).toContain(codes.join());
    }
    const order = await stepOrder();
    expect(order).toHaveLength(7);
    expect(order.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('remove the same step once', async () => {
    const { id } = await build.step('BasicStep');
    await build.step('BasicStep');
    const answers = await Promise.all([1, 2, 3].map(() => api.attempt(form.writer, 'deleteStep', { stepId: id })));
    const isRemoved = answers.map(({ refusal, codes }) => refusal === null && codes.length === 0);
    expect(isRemoved.filter(Boolean)).toHaveLength(1);
    for (const { refusal, codes } of answers) {
      expect([null, 'outdated']).toContain(refusal);
      expect(['', 'NOT_FOUND']).toContain(codes.join());
    }
    expect((await stepOrder()).map(({ position }) => position)).toEqual([0]);
  });

  it('never leave logic without its field when one removes the field and the other adds the logic', async () => {
    for (let round = 0; round < 5; round += 1) {
      const step = await build.step('CollectInfoStep');
      const area = await build.field(step.sections[0]?.id ?? '', 'integer', 'Area');
      const { section } = await build.edit('createSection', { sectionableId: step.id }, 'section { id }');
      const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 5 }];
      const [removed, made] = await Promise.all([
        api.attempt(form.writer, 'deleteField', { fieldId: area.id }),
        api.attempt(form.writer, 'createLogicConfig', { targetId: section.id, action: 'show', conditions }),
      ]);
      const isThere = (await api.services.db.field.count({ where: { id: plainIdOf(area.id) } })) === 1;
      expect(removed.refusal).toBe(isThere ? 'stillUsed' : null);
      expect(Object.values(made.refusal ?? {})).toEqual(isThere ? [] : ['unknownReference']);
    }
  });

  it('cannot create a circular reference together', async () => {
    const step = await build.step('CollectInfoStep');
    const one = step.sections[0]?.id ?? '';
    const { section } = await build.edit('createSection', { sectionableId: step.id }, 'section { id }');
    const a = await build.field(one, 'integer', 'a');
    const b = await build.field(section.id, 'integer', 'b');
    const about = (targetId: string, sourceId: string) => ({
      targetId,
      action: 'show',
      conditions: [{ sourceId, comparator: 'greater', matchValue: 1 }],
    });
    const answers = await Promise.all([
      api.attempt(form.writer, 'createLogicConfig', about(one, b.id)),
      api.attempt(form.writer, 'createLogicConfig', about(section.id, a.id)),
    ]);
    const refusals = answers.map(({ refusal }) => (refusal === null ? 'made' : Object.values(refusal).join()));
    expect(refusals.toSorted()).toEqual(['circularReference', 'made']);
  });
});
