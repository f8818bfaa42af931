import { newId, type PlainId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import type { PublishedForm } from '#tests/support/publishedForm.ts';

interface Changes {
  /** by field name; null for a field that is removed */
  readonly fields?: Readonly<Record<string, { readonly redacted?: boolean } | null>>;
  readonly steps?: Readonly<Record<string, { readonly external?: boolean }>>;
  /** published unless it is only a draft */
  readonly kind?: 'draft';
}

/**
 * Publishes a new version of the form: new rows for its steps, review groups, sections, and fields, with the same
 * identities.
 */
export async function nextVersion(
  { db }: Services,
  form: PublishedForm,
  { fields: fieldChanges = {}, steps: stepChanges = {}, kind }: Changes,
): Promise<PublishedForm> {
  const versionId = newId();
  const before = await db.flowTemplate.findUniqueOrThrow({ where: { id: form.versionId } });
  await db.flowTemplate.create({
    data: {
      ...{ ...before, id: versionId, version: before.version + 1, kind: kind ?? 'published' },
      publishedAt: kind === 'draft' ? null : new Date(),
    },
  });
  const ids = new Map<string, PlainId>();
  const idOf = (id: string): PlainId => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  const where = { flowTemplateId: form.versionId };
  const [steps, groups, sections, fields] = await Promise.all([
    db.step.findMany({ where }),
    db.reviewGroup.findMany({ where }),
    db.section.findMany({ where }),
    db.field.findMany({ where }),
  ]);
  const within = { flowTemplateId: versionId };
  await db.step.createMany({
    data: steps.map((step) => ({ ...step, ...within, id: idOf(step.id), ...stepChanges[step.name ?? ''] })),
  });
  await db.reviewGroup.createMany({
    data: groups.map((group) => ({ ...group, ...within, id: idOf(group.id), stepId: idOf(group.stepId) })),
  });
  await db.section.createMany({
    data: sections.map((section) => ({
      ...{ ...section, ...within, id: idOf(section.id) },
      stepId: section.stepId && idOf(section.stepId),
    })),
  });
  await db.field.createMany({
    data: fields.flatMap((field) => {
      const change = fieldChanges[field.name ?? ''];
      if (change === null) return [];
      const { defaultContent: _default, minValue: _min, maxValue: _max, ...rest } = field;
      return { ...rest, ...within, id: idOf(field.id), sectionId: idOf(field.sectionId), ...change };
    }),
  });
  return {
    formId: form.formId,
    versionId,
    stepId: (name) => idOf(form.stepId(name)),
    fieldId: (name) => idOf(form.fieldId(name)),
  };
}
