import { InvalidInput } from '#domain/kernel/refusal.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { insertedAt, movedTo } from '#domain/template/positions.ts';
import type { Section } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, type Draft } from '#server/operations/form/draft.ts';
import { patchedName } from '#server/operations/form/names.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { refuseTooLarge } from '#server/operations/form/refuseTooLarge.ts';
import { prepareRemoval } from '#server/operations/form/removeParts.ts';
import { patchedRichText } from '#server/operations/form/richText.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';

/** A new section of a step that collects information, or of a step's survey. */
export interface NewSection {
  /** chosen by the client, so that it can continue before the response arrives */
  readonly sectionId?: string | null | undefined;
  readonly sectionableType: 'Step' | 'Survey';
  readonly sectionableId: string;
  readonly name?: string | null;
  readonly instructions?: string | null;
  readonly position?: number | undefined;
}

type Parent = Pick<Section, 'stepId' | 'surveyId'>;

export const createSection = draftOperation<NewSection, string>(
  'createSection',
  ({ sectionableType, sectionableId }) => [sectionableType, sectionableId],
  async (draft, { sectionId, sectionableType, sectionableId, name, instructions, position }) => {
    await refuseOtherSteps(draft, sectionableType, sectionableId);
    const isStep = sectionableType === 'Step';
    const parent: Parent = { stepId: isStep ? sectionableId : null, surveyId: isStep ? null : sectionableId };
    const others = await sectionsOf(draft, parent);
    const id = sectionId ?? newId();
    refuseIf((await draft.db.section.findUnique({ where: { id } })) ? 'idempotencyKeyReused' : null);
    await draft.db.section.create({
      data: {
        ...{
          id,
          identity: newId(),
          teamId: draft.teamId,
          flowTemplateId: draft.id,
          ...parent,
          position: others.length,
        },
        ...{ name: patchedName(name) ?? null, instructions: patchedRichText(instructions, 'instructions') ?? null },
      },
    });
    await renumber(draft.db, 'sections', insertedAt(others, id, position));
    await refuseTooLarge(draft);
    draft.changed('Section', id, 'created');
    return id;
  },
);

export interface SectionChange {
  readonly sectionId: string;
  readonly name?: string | null;
  readonly instructions?: string | null;
}

export const updateSection = draftOperation<SectionChange, string>(
  'updateSection',
  ({ sectionId }) => ['Section', sectionId],
  async (draft, { sectionId, name, instructions }) => {
    const data = { name: patchedName(name), instructions: patchedRichText(instructions, 'instructions') };
    await draft.db.section.update({ where: { id: sectionId }, data });
    draft.changed('Section', sectionId, 'updated');
    return sectionId;
  },
);

export const reorderSection = draftOperation<{ sectionId: string; position: number }, string>(
  'reorderSection',
  ({ sectionId }) => ['Section', sectionId],
  async (draft, { sectionId, position }) => {
    const siblings = await sectionsOf(draft, await sectionOf(draft, sectionId));
    await renumber(draft.db, 'sections', movedTo(siblings, sectionId, position));
    draft.changed('Section', sectionId, 'moved');
    return sectionId;
  },
);

/** Refused while logic, formulas, or anything else outside of it refers to one of its fields. */
export const deleteSection = draftOperation<{ sectionId: string }, string>(
  'deleteSection',
  ({ sectionId }) => ['Section', sectionId],
  async (draft, { sectionId }) => {
    const section = await sectionOf(draft, sectionId);
    await prepareRemoval(draft, sectionId);
    await draft.db.section.delete({ where: { id: sectionId } });
    await renumber(draft.db, 'sections', await sectionsOf(draft, section));
    draft.changed('Section', sectionId, 'deleted');
    return draft.id;
  },
);

export const sectionsOf = async ({ db, id }: Draft, { stepId, surveyId }: Parent): Promise<string[]> =>
  idsOf(await db.section.findMany({ where: { flowTemplateId: id, stepId, surveyId }, ...positionOrder }));

export async function sectionOf({ db, id }: Draft, sectionId: string): Promise<Section> {
  const section = await db.section.findFirst({ where: { id: sectionId, flowTemplateId: id } });
  refuseUnless(section, 'outdated');
  return section;
}

async function refuseOtherSteps({ db }: Draft, type: 'Step' | 'Survey', id: string): Promise<void> {
  if (type === 'Survey') return;
  const step = await db.step.findUniqueOrThrow({ where: { id } });
  if (stepKindOf(step.type).part !== 'section')
    throw new InvalidInput([{ path: 'sectionableId', code: 'noSectionsHere' }]);
}
