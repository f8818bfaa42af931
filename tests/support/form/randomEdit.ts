import fc from 'fast-check';
import type { draftRows } from '#tests/support/form/draftRows.ts';

/** An edit of some part, whichever parts a draft has by then. */
export interface RandomEdit {
  readonly mutation: string;
  readonly which: number;
  readonly place: number;
}

export type DraftRows = Awaited<ReturnType<typeof draftRows>>;

const mutations = [
  ...['createStep', 'updateStep', 'reorderStep', 'duplicateStep', 'deleteStep'],
  ...['createSection', 'updateSection', 'reorderSection', 'duplicateSection', 'deleteSection'],
  ...['createField', 'updateField', 'reorderField', 'moveField', 'duplicateField', 'deleteField'],
  ...['createOptions', 'updateOption', 'reorderOption', 'deleteOption', 'createLogicConfig', 'deleteLogicConfig'],
  ...['createReviewGroup', 'deleteReviewGroup', 'updateFlowTemplate', 'updateConfiguredOutput'],
] as const;

export const randomEdit: fc.Arbitrary<RandomEdit> = fc.record({
  mutation: fc.constantFrom(...mutations),
  which: fc.nat(30),
  place: fc.nat(5),
});

/** The edit as a mutation of the parts that are there, or null if there is no such part. */
export function mutationOf(
  { mutation, which, place }: RandomEdit,
  draftId: string,
  rows: DraftRows,
): readonly [string, object] | null {
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
