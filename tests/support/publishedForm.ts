import type { DataType } from '#domain/form/fields/kinds.ts';
import type { Comparator } from '#domain/form/logic/comparators.ts';
import type { TimeUnit } from '#domain/kernel/durations.ts';
import type { ReviewLogic, ReviewType } from '#domain/review/ReviewGroup.ts';
import type { StepType } from '#domain/submission/stepKinds.ts';
import { newId, type PlainId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

type Subject = { readonly userId: string } | { readonly roleId: string };

interface WhenAnswered {
  readonly field: string;
  readonly comparator: Comparator;
  readonly value: string | number;
}

export interface StepInWords {
  readonly name: string;
  readonly type?: StepType;
  readonly external?: boolean;
  readonly revisable?: boolean;
  readonly requiresSignature?: boolean;
  readonly autoadvance?: boolean;
  readonly time?: number;
  readonly timeUnit?: TimeUnit;
  readonly internalInstructions?: string;
  readonly externalInstructions?: string;
  readonly fields?: readonly {
    readonly name: string;
    readonly dataType?: DataType;
    readonly required?: boolean;
    readonly redacted?: boolean;
    readonly customEntityId?: string;
    readonly entityCreateable?: boolean;
    readonly autofillOnRenewal?: boolean;
    readonly lockOnRenewal?: boolean;
  }[];
  /** for a survey step: its questions */
  readonly survey?: { readonly name?: string; readonly identified?: boolean };
  readonly assignees?: readonly Subject[];
  /** a review group with these reviewers, always or conditional on logic */
  readonly reviewers?: readonly Subject[];
  readonly reviewWhen?: WhenAnswered;
  readonly review?: {
    readonly reviewType?: ReviewType;
    readonly logicType?: ReviewLogic;
    readonly requireSignature?: boolean;
    readonly required?: boolean;
    readonly affidavit?: string;
  };
  /** people who are also assigned if the logic matches */
  readonly helpers?: { readonly subjects: readonly Subject[]; readonly when: WhenAnswered };
  readonly payment?: { readonly cents: number } | { readonly dollarsIn: string } | 'payerDecides';
}

export interface PublishedForm {
  readonly formId: PlainId;
  readonly versionId: PlainId;
  /** ids by step and field name; a field's id equals its identity here */
  readonly stepId: (name: string) => PlainId;
  readonly fieldId: (name: string) => PlainId;
}

/** A published form, inserted as rows so that tests can describe it briefly. */
export async function publishedForm(
  { db }: Services,
  teamId: string,
  steps: readonly StepInWords[],
  { identifier, name = 'Building permit' }: { identifier?: string; name?: string } = {},
): Promise<PublishedForm> {
  const [formId, versionId] = [newId(), newId()];
  const stepIds = new Map(steps.map((step) => [step.name, newId()]));
  const fieldIds = new Map(steps.flatMap(({ fields = [] }) => fields.map((field) => [field.name, newId()] as const)));
  const idIn = (ids: ReadonlyMap<string, PlainId>) => (wanted: string) => {
    const id = ids.get(wanted);
    if (id === undefined) throw new Error(`the form has no ${wanted}`);
    return id;
  };
  const fieldId = idIn(fieldIds);
  const within = { teamId, flowTemplateId: versionId };
  await db.masterTemplate.create({
    data: {
      id: formId,
      teamId,
      slug: `form-${formId}`,
      name,
      status: 'published',
      everPublished: true,
      identifierFieldIdentity: identifier === undefined ? null : fieldId(identifier),
    },
  });
  await db.flowTemplate.create({
    data: { id: versionId, teamId, masterTemplateId: formId, kind: 'published', name, publishedAt: new Date() },
  });

  const logic = async (
    targetType: 'ReviewGroup' | 'StepAssignmentGroup',
    targetIdentity: string,
    { field, comparator, value }: WhenAnswered,
  ): Promise<void> => {
    const test = {
      sourceType: 'StepDatum',
      sourceIdentity: fieldId(field),
      comparator,
      matchValue: value,
      connective: null,
    };
    const action = targetType === 'ReviewGroup' ? 'require' : 'add';
    await db.logicConfig.create({
      data: { ...within, id: newId(), targetType, targetIdentity, action, conditions: [test] },
    });
  };

  const amountOf = async (payment: NonNullable<StepInWords['payment']>): Promise<object> => {
    if (payment === 'payerDecides') return { fixed: false };
    if ('cents' in payment) return { fixed: true, amountCents: payment.cents };
    const formulaIdentity = newId();
    const formula = { name: 'Amount', source: `{${payment.dollarsIn}}`, tree: { field: fieldId(payment.dollarsIn) } };
    await db.formula.create({ data: { ...within, ...formula, id: formulaIdentity, identity: formulaIdentity } });
    return { fixed: true, calculated: true, formulaIdentity };
  };

  for (const [position, step] of steps.entries()) {
    const {
      fields = [],
      assignees = [],
      reviewers = [],
      payment,
      survey,
      reviewWhen,
      review = {},
      helpers,
      type = 'CollectInfoStep',
      ...rest
    } = step;
    const id = idIn(stepIds)(step.name);
    await db.step.create({ data: { ...within, ...rest, id, identity: id, position, type } });
    const surveyId = type === 'SurveyStep' ? newId() : null;
    if (surveyId !== null)
      await db.survey.create({ data: { ...survey, id: surveyId, identity: surveyId, teamId, stepId: id } });
    if (fields.length > 0) {
      const section = newId();
      const place = surveyId === null ? { stepId: id } : { surveyId };
      await db.section.create({ data: { ...within, id: section, identity: section, ...place, position: 0 } });
      await db.field.createMany({
        data: fields.map((field, place) => ({
          ...within,
          dataType: 'text' as const,
          ...field,
          id: fieldId(field.name),
          identity: fieldId(field.name),
          sectionId: section,
          position: place,
        })),
      });
    }
    const attach = (place: object, subjects: readonly Subject[]): Promise<unknown> =>
      db.stepAttachment.createMany({
        data: subjects.map((subject) => ({ ...within, ...place, ...subject, id: newId() })),
      });
    await attach({ stepId: id }, assignees);
    if (reviewers.length > 0) {
      const group = newId();
      await db.reviewGroup.create({
        data: { ...within, ...review, id: group, identity: group, stepId: id, position: 0 },
      });
      await attach({ reviewGroupId: group }, reviewers);
      if (reviewWhen) await logic('ReviewGroup', group, reviewWhen);
    }
    if (helpers) {
      const group = newId();
      await db.stepAssignmentGroup.create({ data: { ...within, id: group, identity: group, stepId: id, position: 0 } });
      await db.stepAssignment.createMany({
        data: helpers.subjects.map((subject) => ({ ...subject, id: newId(), stepAssignmentGroupId: group })),
      });
      await logic('StepAssignmentGroup', group, helpers.when);
    }
    if (payment) {
      await db.paymentConfig.create({ data: { id: newId(), stepId: id, ...(await amountOf(payment)) } });
    }
  }
  return { formId, versionId, stepId: idIn(stepIds), fieldId };
}
