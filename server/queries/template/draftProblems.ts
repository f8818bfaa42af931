import { buildForm } from '#domain/form/buildForm.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { documentProblems } from '#domain/template/documents.ts';
import { formProblems } from '#domain/template/formProblems.ts';
import { publishProblems, type DraftStep } from '#domain/template/publishProblems.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Queries } from '#server/database/Queries.ts';
import { formRows } from '#server/queries/form/formRows.ts';
import { documentsInUse } from '#server/queries/template/documentsInUse.ts';
import { documentsToPublish } from '#server/queries/template/documentsToPublish.ts';

/** One percent in parts per million. */
const percent = 10_000;

interface Reading {
  readonly db: Pick<DatabaseTransaction, 'flowTemplate' | 'step' | 'configuredOutput' | 'masterTemplateDocument'>;
  readonly queries: Queries;
}

/** All problems that prevent a draft from being published. */
export async function draftProblems({ db, queries }: Reading, id: string): Promise<Problem[]> {
  const [source] = await formRows.rows(queries, [id]);
  const draft = await db.flowTemplate.findUnique({ where: { id } });
  const steps = await db.step.findMany({
    where: { flowTemplateId: id, genericType: 'Step' },
    orderBy: { position: 'asc' },
    include: {
      paymentConfig: true,
      reviewGroups: { select: { reviewType: true, _count: { select: { stepAttachments: true } } } },
      subprocessConfigs: { select: { subprocessMasterTemplate: { select: { status: true } } } },
      sections: { select: { _count: { select: { fields: true } } } },
      survey: { select: { sections: { select: { _count: { select: { fields: true } } } } } },
    },
  });
  const outputs = await db.configuredOutput.findMany({ where: { flowTemplateId: id }, orderBy: { position: 'asc' } });
  if (!source || !draft) return [{ path: '', code: 'outdated' }];
  const inUse = await documentsInUse(db, outputs, draft.version, { isPublishing: true });
  const documents = await documentsToPublish(db, id);
  return publishProblems({
    name: draft.name,
    version: draft.version,
    isModified: draft.isModified,
    formulaIdentities: source.formulas.map(({ identity }) => identity),
    outputs: outputs.map(({ identity, name, documentId }) => {
      return { identity, name, lacksDocument: documentId !== null && !inUse.has(identity) };
    }),
    documents: documents.map((document) => ({
      id: document.id,
      problems: documentProblems({ ...document, hasFile: document.fileId !== null }, false),
    })),
    formProblems: formProblems(buildForm(source)),
    steps: steps.map(({ identity, position, name: stepName, type, ...step }): DraftStep => ({
      ...{ identity, position, name: stepName, type },
      fieldCount: fieldsIn(step.sections) + fieldsIn(step.survey?.sections ?? []),
      reviewGroups: step.reviewGroups.map(({ reviewType, _count }) => {
        return { reviewType, reviewerCount: _count.stepAttachments };
      }),
      paymentConfig: step.paymentConfig && {
        ...step.paymentConfig,
        amount: Number(step.paymentConfig.amountCents),
        customFee: inParts(step.paymentConfig.customFeePercentage),
      },
      subprocesses: step.subprocessConfigs.map(({ subprocessMasterTemplate }) => {
        return { isFormPublished: subprocessMasterTemplate.status === 'published' };
      }),
    })),
  });
}

const fieldsIn = (sections: readonly { readonly _count: { readonly fields: number } }[]): number =>
  sections.reduce((sum, { _count }) => sum + _count.fields, 0);

const inParts = (percentage: { toString(): string } | null): number | null =>
  percentage === null ? null : Math.round(Number(percentage) * percent);
