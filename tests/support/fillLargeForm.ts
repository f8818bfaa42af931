import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

interface Versioned {
  readonly id: string;
  readonly identity: string;
  readonly teamId: string;
  readonly flowTemplateId: string;
}

const perStep = 100;

/** Fills a draft with 1,000 fields, 2,000 options, 300 conditions, and 100 formulas. */
export async function fillLargeForm({ db }: Services, teamId: string, flowTemplateId: string): Promise<void> {
  const row = (): Versioned => ({ id: newId(), identity: newId(), teamId, flowTemplateId });
  const steps = Array.from({ length: 10 }, (_, position) => ({ ...row(), type: 'CollectInfoStep' as const, position }));
  const sections = steps.flatMap((step) =>
    Array.from({ length: 5 }, (_, position) => ({ ...row(), stepId: step.id, name: `Section ${position}`, position })),
  );
  const fields = sections.flatMap((section, place) =>
    Array.from({ length: perStep / 5 }, (_, position) => ({
      ...row(),
      sectionId: section.id,
      name: `Field ${place}-${position}`,
      dataType: position % 2 === 0 ? ('integer' as const) : ('multiple_choice' as const),
      position,
    })),
  );
  const choices = fields.filter(({ dataType }) => dataType === 'multiple_choice');
  const options = choices.flatMap((field) =>
    Array.from({ length: 4 }, (_, position) => ({ ...row(), fieldId: field.id, name: `Option ${position}`, position })),
  );
  const numbers = fields.filter(({ dataType }) => dataType === 'integer');
  const test = (sourceIdentity: string | undefined) => ({
    ...{ sourceType: 'StepDatum', sourceIdentity, comparator: 'greater', matchValue: 5, connective: null },
  });
  // each refers to an earlier field, so that there are no circular references
  const logic = numbers.slice(11, 311).map(({ identity }, place) => ({
    ...{ id: newId(), teamId, flowTemplateId, targetType: 'StepDatum' as const, targetIdentity: identity },
    ...{ action: 'show' as const, conditions: [test(numbers[place]?.identity)] },
  }));
  const formulas = numbers.slice(0, 100).map(({ identity }, place) => ({
    ...{ ...row(), name: `Formula ${place}`, source: '{…} * 2' },
    tree: { apply: 'multiply', to: [{ field: identity }, { number: '2' }] },
  }));
  await db.step.createMany({ data: steps });
  await db.section.createMany({ data: sections });
  await db.field.createMany({ data: fields });
  await db.multipleChoiceOption.createMany({ data: options });
  await db.logicConfig.createMany({ data: logic });
  await db.formula.createMany({ data: formulas });
}
