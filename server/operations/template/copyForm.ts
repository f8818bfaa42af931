import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { namedAnew } from '#domain/template/namedAnew.ts';
import type { FlowTemplate, MasterTemplate } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { copyParts, type Copied } from '#server/operations/form/copyParts.ts';
import { nameOfCopy } from '#server/operations/form/names.ts';
import { partsOfVersion } from '#server/operations/form/partsBelow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { refuseSuspended } from '#server/operations/team/suspension.ts';
import { insertForm, type CreatedForm } from '#server/operations/template/masterTemplate.ts';

const usualFees = { noFee: false, customFeePercentage: null };

interface ToCopy {
  /** the version that is copied */
  readonly flowTemplateId: string;
  /** whose the copy will be */
  readonly teamId: string;
}

/** A form of one's own like another, for teams that one makes forms for. Decision 0051. */
export const duplicateForm = operation<ToCopy & { readonly withDocuments: boolean }, CreatedForm>(
  'duplicateForm',
  async (tx, { flowTemplateId, teamId, withDocuments }) => {
    const original = await originalOf(tx, flowTemplateId);
    const name = nameOfCopy(original.name) ?? original.masterTemplate.name;
    return copyVersion(tx, original, { teamId, name, withDocuments, kind: 'duplicateForm' });
  },
);

/** A form of another government, as it is published. */
export const cloneForm = operation<ToCopy, CreatedForm>('cloneForm', async (tx, { flowTemplateId, teamId }) => {
  const original = await originalOf(tx, flowTemplateId);
  if (original.kind !== 'published') throw new Refusal('outdated');
  return copyVersion(tx, original, { teamId, name: original.name, withDocuments: true, kind: 'cloneForm' });
});

type Original = FlowTemplate & { readonly masterTemplate: MasterTemplate };

async function originalOf({ db }: Tx, flowTemplateId: string): Promise<Original> {
  const original = await db.flowTemplate.findUnique({
    where: { id: flowTemplateId },
    include: { masterTemplate: true },
  });
  refuseUnless(original, 'outdated');
  return original;
}

interface Copy {
  readonly made: CreatedForm;
  readonly teamId: string;
  readonly isOwn: boolean;
}

interface Wanted {
  readonly teamId: string;
  readonly name: string;
  readonly withDocuments: boolean;
  readonly kind: 'duplicateForm' | 'cloneForm';
}

async function copyVersion(
  tx: Tx,
  original: Original,
  { teamId, name, withDocuments, kind }: Wanted,
): Promise<CreatedForm> {
  const { masterTemplate: form } = original;
  await refuseSuspended(tx, teamId);
  const isOwn = teamId === original.teamId;
  const { description, icon, typicalTime, isPrivate } = form;
  const settings = { description, icon, typicalTime, isPrivate, copiedFromId: form.id };
  const made = await insertForm(tx, { teamId, name }, { ...settings, categoryId: await categoryFor(tx, form, isOwn) });
  const into = made.flowTemplateId;
  const parts = await partsOfVersion(tx.queries, original.id);
  const copies = await copyParts(tx.db, { parts, into, teamId, identities: 'new' });
  await renameWithin(tx, into, copies);
  if (!isOwn) await leaveOutOthers(tx, into);
  // what the operator agreed holds for that form alone
  await tx.db.paymentConfig.updateMany({ where: { step: { flowTemplateId: into } }, data: usualFees });
  if (withDocuments) await copyDocuments(tx, { made, teamId, isOwn }, copies);
  else await tx.db.configuredOutput.updateMany({ where: { flowTemplateId: into }, data: { documentId: null } });
  const texts = { description: original.description, completionMessage: original.completionMessage };
  await tx.db.flowTemplate.update({ where: { id: into }, data: texts });
  await copyPublicPage(tx, form, { made, teamId, isOwn }, copies);
  tx.record({ kind, teamId, masterTemplateId: made.masterTemplateId, data: { copiedFromId: form.id } });
  return made;
}

/** What all teams share, or what is listed under in the same team. */
async function categoryFor({ db }: Tx, { categoryId }: MasterTemplate, isOwn: boolean): Promise<string | null> {
  if (categoryId === null || isOwn) return categoryId;
  const shared = await db.templateCategory.count({ where: { id: categoryId, teamId: null } });
  return shared > 0 ? categoryId : null;
}

/** Conditions and formulas name the copies of what they named. */
async function renameWithin({ db }: Tx, flowTemplateId: string, copies: Copied): Promise<void> {
  const [logic, formulas] = [
    await db.logicConfig.findMany({ where: { flowTemplateId }, select: { id: true, conditions: true } }),
    await db.formula.findMany({ where: { flowTemplateId }, select: { id: true, tree: true } }),
  ];
  const trees = formulas.map(({ id, tree }) => [id, namedAnew(tree as FormulaNode, copies)] as const);
  const conditions = logic.map(({ id, conditions: tree }) => [id, namedAnew(tree, copies)] as const);
  await db.$executeRaw`UPDATE formulas f SET tree = n.tree FROM unnest(${idsOf(trees)}::uuid[], ${jsonOf(trees)}::jsonb[]) AS n(id, tree)
    WHERE f.id = n.id`;
  await db.$executeRaw`UPDATE logic_configs l SET conditions = n.tree
    FROM unnest(${idsOf(conditions)}::uuid[], ${jsonOf(conditions)}::jsonb[]) AS n(id, tree) WHERE l.id = n.id`;
}

type Trees = readonly (readonly [id: string, tree: unknown])[];
const idsOf = (trees: Trees): string[] => trees.map(([id]) => id);
const jsonOf = (trees: Trees): string[] => trees.map(([, tree]) => JSON.stringify(tree));

/** People, roles, forms and records of another team are none of this one's. */
async function leaveOutOthers({ db }: Tx, flowTemplateId: string): Promise<void> {
  const ofVersion = { flowTemplateId };
  await db.stepAttachment.deleteMany({ where: ofVersion });
  await db.stepAssignment.deleteMany({ where: { stepAssignmentGroup: ofVersion } });
  await db.logicConfig.deleteMany({ where: { ...ofVersion, targetType: 'SubprocessConfig' } });
  await db.subprocessConfig.deleteMany({ where: ofVersion });
  await db.field.updateMany({ where: { ...ofVersion, customEntityId: { not: null } }, data: { customEntityId: null } });
}

/** What people see of a form through all its versions, and by which answer they know a submission. */
async function copyPublicPage(tx: Tx, form: MasterTemplate, { made, teamId }: Copy, copies: Copied): Promise<void> {
  const { masterTemplateId: id } = made;
  const faqs = await tx.db.masterTemplateFaq.findMany({ where: { masterTemplateId: form.id } });
  await tx.db.masterTemplateFaq.createMany({
    data: faqs.map((faq) => ({ ...faq, id: newId(), masterTemplateId: id })),
  });
  const { identifierFieldIdentity: identity, bannerFileId } = form;
  const files = await copyFiles(tx, bannerFileId === null ? [] : [bannerFileId], teamId);
  const data = {
    identifierFieldIdentity: identity === null ? null : (copies.get(identity) ?? null),
    bannerFileId: files.get(bannerFileId ?? '') ?? null,
  };
  await tx.db.masterTemplate.update({ where: { id }, data });
}

/** What outputs are written on, with what fills it. */
async function copyDocuments(tx: Tx, { made, teamId, isOwn }: Copy, copies: Copied): Promise<void> {
  const { db, now } = tx;
  const { masterTemplateId, flowTemplateId } = made;
  const outputs = await db.configuredOutput.findMany({ where: { flowTemplateId, documentId: { not: null } } });
  const documents = await db.masterTemplateDocument.findMany({
    where: { id: { in: outputs.flatMap(({ documentId }) => documentId ?? []) } },
    include: { documentMappings: true },
  });
  const renamed = new Map(documents.map(({ id }) => [id, newId()]));
  const idOf = (id: string): string => renamed.get(id) as string;
  const fileOf = await copyFiles(
    tx,
    documents.flatMap(({ fileId }) => fileId ?? []),
    teamId,
  );
  await db.masterTemplateDocument.createMany({
    data: documents.map(({ id, name, fileId, fieldNames, publishedAt }) => ({
      ...{ id: idOf(id), teamId, masterTemplateId, name, fieldNames: fieldNames as string[] },
      ...{ fileId: fileOf.get(fileId ?? '') ?? null, publishedAt: publishedAt && now },
    })),
  });
  // a field of a record belongs to the kinds of records of one team
  const isKept = ({ entityFieldId }: { readonly entityFieldId: string | null }): boolean =>
    isOwn || entityFieldId === null;
  await db.documentMapping.createMany({
    data: documents.flatMap(({ documentMappings }) =>
      documentMappings.filter(isKept).map(({ fieldIdentity, documentId, ...mapping }) => ({
        ...{ ...mapping, id: newId(), documentId: idOf(documentId) },
        fieldIdentity: fieldIdentity === null ? null : (copies.get(fieldIdentity) ?? null),
      })),
    ),
  });
  await db.$executeRaw`UPDATE configured_outputs o SET document_id = n.new
    FROM unnest(${[...renamed.keys()]}::uuid[], ${[...renamed.values()]}::uuid[]) AS n(old, new)
    WHERE o.flow_template_id = ${flowTemplateId}::uuid AND o.document_id = n.old`;
}

/** Rows of one's own over the same bytes: decision 0018. What is not there any more is not copied. */
async function copyFiles(
  { db, now }: Tx,
  ids: readonly string[],
  teamId: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await db.storedFile.findMany({ where: { id: { in: [...ids] }, state: 'stored', deletedAt: null } });
  const copies = new Map(files.map(({ id }) => [id, newId()]));
  const own = { teamId, isCarried: true, createdAt: now };
  await db.storedFile.createMany({
    data: files.map((file) => ({ ...file, ...own, id: copies.get(file.id) as string })),
  });
  return copies;
}
