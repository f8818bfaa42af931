import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftRows } from '#tests/support/form/draftRows.ts';
import { formWithEveryPart, type EveryPart } from '#tests/support/form/formWithEveryPart.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const api = useApi();

interface Edit {
  readonly mutation: string;
  readonly which: number;
  readonly place: number;
}

type Rows = Awaited<ReturnType<typeof draftRows>>;

const mutations = [
  ...['createStep', 'updateStep', 'reorderStep', 'duplicateStep', 'deleteStep'],
  ...['createSection', 'updateSection', 'reorderSection', 'duplicateSection', 'deleteSection'],
  ...['createField', 'updateField', 'reorderField', 'moveField', 'duplicateField', 'deleteField'],
  ...['createOptions', 'updateOption', 'reorderOption', 'deleteOption', 'createLogicConfig', 'deleteLogicConfig'],
  ...['createReviewGroup', 'deleteReviewGroup', 'updateFlowTemplate', 'updateConfiguredOutput'],
] as const;

const anEdit: fc.Arbitrary<Edit> = fc.record({
  mutation: fc.constantFrom(...mutations),
  which: fc.nat(30),
  place: fc.nat(5),
});

/** The edit as a mutation of the parts that are there, or null if there is no such part. */
function mutationOf({ mutation, which, place }: Edit, draftId: string, rows: Rows): [string, object] | null {
  const pick = (table: string, type: string, at = which): string | null => {
    const all = (rows[table] ?? []) as { readonly id: string }[];
    const row = all[at % Math.max(1, all.length)];
    return row ? `${type}:${row.id}` : null;
  };
  const stepId = pick('steps', 'Step');
  const sectionId = pick('sections', 'Section');
  const otherSectionId = pick('sections', 'Section', place);
  const fieldId = pick('fields', 'Field');
  const sourceId = pick('fields', 'Field', place);
  const optionId = pick('multiple_choice_options', 'MultipleChoiceOption');
  const logicConfigId = pick('logic_configs', 'LogicConfig');
  const reviewGroupId = pick('review_groups', 'ReviewGroup');
  const outputId = pick('configured_outputs', 'ConfiguredOutput');
  const types = ['CollectInfoStep', 'RequireReviewStep', 'PaymentStep', 'SurveyStep', 'BasicStep'];
  const kinds = ['string', 'integer', 'multiple_choice', 'checkboxes', 'date'];
  const flowTemplateId = draftId;
  const name = `Name ${which} ${place}`;
  const conditions = [{ sourceId, comparator: 'greater', matchValue: place }];
  const inputs: Readonly<Record<string, object>> = {
    createStep: { flowTemplateId, type: types[place % types.length], name, position: which % 4 },
    updateStep: { stepId, name, description: `<p>${place}</p>` },
    reorderStep: { stepId, position: place },
    duplicateStep: { stepId },
    deleteStep: { stepId },
    createSection: { sectionableId: stepId, name, position: place },
    updateSection: { sectionId, name },
    reorderSection: { sectionId, position: place },
    duplicateSection: { sectionId },
    deleteSection: { sectionId },
    createField: { sectionId, dataType: kinds[place % kinds.length], name, position: place },
    updateField: { fieldId, name, settings: { required: place % 2 === 0 } },
    reorderField: { fieldId, position: place },
    moveField: { fieldId, position: place, sectionId: otherSectionId },
    duplicateField: { fieldId },
    deleteField: { fieldId },
    createOptions: { fieldId, options: [{ name }, {}], position: place },
    updateOption: { optionId, name, isDefault: place % 2 === 0 },
    reorderOption: { optionId, position: place },
    deleteOption: { optionId },
    createLogicConfig: { targetId: which % 2 === 0 ? fieldId : sectionId, action: 'show', conditions },
    deleteLogicConfig: { logicConfigId },
    createReviewGroup: { stepId, settings: { name } },
    deleteReviewGroup: { reviewGroupId },
    updateFlowTemplate: { flowTemplateId, name },
    updateConfiguredOutput: { outputId, settings: { issuedOnStepId: place % 2 === 0 ? stepId : null } },
  };
  const input = inputs[mutation] ?? {};
  if (Object.values(input).includes(null) && mutation !== 'updateConfiguredOutput') return null;
  return [mutation === 'moveField' ? 'reorderField' : mutation, input];
}

/** Makes the edits one by one. Returns the draft before the first and after each one that changed something. */
async function make({ form }: EveryPart, edits: readonly Edit[]): Promise<readonly Rows[]> {
  const states = [await rowsOf(form.draftId)];
  for (const edit of edits) {
    const last = states.at(-1) ?? {};
    const [mutation, input] = mutationOf(edit, form.draftId, last) ?? [];
    if (mutation === undefined || input === undefined) continue;
    const { refusal: _refusal } = await api.attemptByName(form.writer, mutation, input);
    const now = await rowsOf(form.draftId);
    if (JSON.stringify(now) !== JSON.stringify(last)) states.push(now);
  }
  return states;
}

const rowsOf = (draftId: string): Promise<Rows> => draftRows(api.services, plainIdOf(draftId));

test('after any edits, undoing all steps back through every state of the form, and redoing all steps forward', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anEdit, { minLength: 1, maxLength: 14 }), async (edits) => {
      const made = await formWithEveryPart(api);
      const { form } = made;
      const input = { flowTemplateId: form.draftId };
      const exported = async (): Promise<string> => {
        const { data } = await api.act(form.writer, 'exportForm', { masterTemplateId: form.formId }, 'content');
        return data.exportForm.content;
      };
      const [fileBefore, states, fileAfter] = [await exported(), await make(made, edits), await exported()];
      for (const state of states.slice(0, -1).toReversed()) {
        await api.act(form.writer, 'undoDraftEdit', input);
        expect(await rowsOf(form.draftId)).toEqual(state);
      }
      expect(await exported()).toBe(fileBefore);
      for (const state of states.slice(1)) {
        await api.act(form.writer, 'redoDraftEdit', input);
        expect(await rowsOf(form.draftId)).toEqual(state);
      }
      expect(await exported()).toBe(fileAfter);
    }),
    { numRuns: propertyRuns(24) },
  );
});
