import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { replaceIds } from '#domain/template/replaceIds.ts';
import type { FlowTemplate, MasterTemplate } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { copyParts, type CopiedIds } from '#server/operations/form/copyParts.ts';
import { partsOfVersion } from '#server/operations/form/descendantParts.ts';
import { nameOfCopy } from '#server/operations/form/names.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { refuseSuspended } from '#server/operations/team/suspension.ts';
import { copyDocuments, copyFiles, type FormCopy } from '#server/operations/template/copyDocuments.ts';
import { insertForm, type CreatedForm } from '#server/operations/template/masterTemplate.ts';
import { reviewAsCreator } from '#server/operations/template/reviewAsCreator.ts';

const usualFees = { noFee: false, customFeePercentage: null };

interface ToCopy {
  /** the version to copy */
  readonly flowTemplateId: string;
  /** the team that gets the copy */
  readonly teamId: string;
}

/** Copies a form within the teams that the person creates forms for. See decision 0051. */
export const duplicateForm = operation<ToCopy & { readonly withDocuments: boolean }, CreatedForm>(
  'duplicateForm',
  async (tx, { flowTemplateId, teamId, withDocuments }) => {
    const original = await originalOf(tx, flowTemplateId);
    const name = nameOfCopy(original.name) ?? original.masterTemplate.name;
    return copyVersion(tx, original, { teamId, name, withDocuments, kind: 'duplicateForm' });
  },
);

/** Copies another government's published form. */
export const cloneForm = operation<ToCopy, CreatedForm>('cloneForm', async (tx, { flowTemplateId, teamId }) => {
  const original = await originalOf(tx, flowTemplateId);
  if (original.kind !== 'published') throw new Refusal('outdated');
  return copyVersion(tx, original, { teamId, name: original.name, withDocuments: true, kind: 'cloneForm' });
});

/** Copies a published form of the library. Its creator reviews where people must be named (decision 0152). */
export const copyLibraryForm = operation<{ readonly masterTemplateId: string; readonly teamId: string }, CreatedForm>(
  'copyLibraryForm',
  async (tx, { masterTemplateId, teamId }) => {
    const newest = await tx.db.flowTemplate.findFirst({
      where: { masterTemplateId, kind: 'published', masterTemplate: { isLibrary: true, status: 'published' } },
      orderBy: { version: 'desc' },
      select: { id: true },
    });
    refuseUnless(newest, 'libraryFormUnknown');
    const original = await originalOf(tx, newest.id);
    const made = await copyVersion(tx, original, {
      ...{ teamId, name: original.name, withDocuments: true, kind: 'copyLibraryForm' },
    });
    await reviewAsCreator(tx, { teamId, flowTemplateId: made.flowTemplateId });
    return made;
  },
);

type Original = FlowTemplate & { readonly masterTemplate: MasterTemplate };

async function originalOf({ db }: Tx, flowTemplateId: string): Promise<Original> {
  const original = await db.flowTemplate.findUnique({
    where: { id: flowTemplateId },
    include: { masterTemplate: true },
  });
  refuseUnless(original, 'outdated');
  return original;
}

interface Wanted {
  readonly teamId: string;
  readonly name: string;
  readonly withDocuments: boolean;
  readonly kind: 'duplicateForm' | 'cloneForm' | 'copyLibraryForm';
}

async function copyVersion(
  tx: Tx,
  original: Original,
  { teamId, name, withDocuments, kind }: Wanted,
): Promise<CreatedForm> {
  const { masterTemplate: form } = original;
  await refuseSuspended(tx, teamId);
  const isOwn = teamId === original.teamId;
  const { description, icon, typicalTime, alsoKnownAs, isPrivate } = form;
  const settings = { description, icon, typicalTime, alsoKnownAs, isPrivate, copiedFromId: form.id };
  const made = await insertForm(tx, { teamId, name }, { ...settings, categoryId: await categoryFor(tx, form, isOwn) });
  const into = made.flowTemplateId;
  const parts = await partsOfVersion(tx.queries, original.id);
  const copies = await copyParts(tx.db, { parts, into, teamId, identities: 'new' });
  await renameWithin(tx, into, copies);
  if (!isOwn) {
    await leaveOutOthers(tx, into);
    const ownFields = await ownEntityFields(tx, into, teamId);
    await replaceKinds(tx, into, teamId);
    await renameWithin(tx, into, ownFields);
  }
  // fees set by the operator apply only to the original form
  await tx.db.paymentConfig.updateMany({ where: { step: { flowTemplateId: into } }, data: usualFees });
  if (withDocuments) await copyDocuments(tx, original, { made, teamId, isOwn }, copies);
  else await tx.db.configuredOutput.updateMany({ where: { flowTemplateId: into }, data: { documentId: null } });
  const texts = { description: original.description, completionMessage: original.completionMessage };
  await tx.db.flowTemplate.update({ where: { id: into }, data: texts });
  await copyPublicPage(tx, form, { made, teamId, isOwn }, copies);
  tx.record({ kind, teamId, masterTemplateId: made.masterTemplateId, data: { copiedFromId: form.id } });
  return made;
}

/** The category, if the copy's team has it: shared by all teams, or in the same team. */
async function categoryFor({ db }: Tx, { categoryId }: MasterTemplate, isOwn: boolean): Promise<string | null> {
  if (categoryId === null || isOwn) return categoryId;
  const shared = await db.templateCategory.count({ where: { id: categoryId, teamId: null } });
  return shared > 0 ? categoryId : null;
}

/** Makes conditions and formulas refer to the copies of the parts they referred to. */
async function renameWithin({ db }: Tx, flowTemplateId: string, copies: CopiedIds): Promise<void> {
  const [logic, formulas] = [
    await db.logicConfig.findMany({ where: { flowTemplateId }, select: { id: true, conditions: true } }),
    await db.formula.findMany({ where: { flowTemplateId }, select: { id: true, tree: true } }),
  ];
  const trees = formulas.map(({ id, tree }) => [id, replaceIds(tree as FormulaNode, copies)] as const);
  const conditions = logic.map(({ id, conditions: tree }) => [id, replaceIds(tree, copies)] as const);
  await db.$executeRaw`UPDATE formulas f SET tree = n.tree FROM unnest(${idsOf(trees)}::uuid[], ${jsonOf(trees)}::jsonb[]) AS n(id, tree)
    WHERE f.id = n.id`;
  await db.$executeRaw`UPDATE logic_configs l SET conditions = n.tree
    FROM unnest(${idsOf(conditions)}::uuid[], ${jsonOf(conditions)}::jsonb[]) AS n(id, tree) WHERE l.id = n.id`;
}

type Trees = readonly (readonly [id: string, tree: unknown])[];
const idsOf = (trees: Trees): string[] => trees.map(([id]) => id);
const jsonOf = (trees: Trees): string[] => trees.map(([, tree]) => JSON.stringify(tree));

/** Removes references to people, roles, and forms of the other team. */
async function leaveOutOthers({ db }: Tx, flowTemplateId: string): Promise<void> {
  const ofVersion = { flowTemplateId };
  await db.stepAttachment.deleteMany({ where: ofVersion });
  await db.stepAssignment.deleteMany({ where: { stepAssignmentGroup: ofVersion } });
  await db.logicConfig.deleteMany({ where: { ...ofVersion, targetType: 'SubprocessConfig' } });
  await db.subprocessConfig.deleteMany({ where: ofVersion });
}

/**
 * Makes entity fields ask for the team's kind of the same name, if it has exactly one. Otherwise they ask for none until
 * someone chooses, and can't be published. Decision 0124.
 */
async function replaceKinds({ db }: Tx, flowTemplateId: string, teamId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE fields f SET custom_entity_id = own.id, entity_createable = f.entity_createable AND COALESCE(own.type = 'standard', false)
    FROM custom_entities theirs LEFT JOIN LATERAL (
      SELECT (array_agg(k.id))[1] AS id, (array_agg(k.type))[1] AS type FROM custom_entities k
      WHERE k.team_id = ${teamId}::uuid AND k.archived_at IS NULL AND lower(k.name) = lower(theirs.name)
      HAVING count(*) = 1
    ) own ON true
    WHERE f.flow_template_id = ${flowTemplateId}::uuid AND theirs.id = f.custom_entity_id`;
}

/**
 * The team's fields of entities by those of the other team that have the same kind, name, and type. Logic that uses
 * others is reported when the form is published.
 */
async function ownEntityFields({ db }: Tx, flowTemplateId: string, teamId: string): Promise<CopiedIds> {
  const pairs = await db.$queryRaw<{ theirs: string; own: string }[]>`
    SELECT e.id AS theirs, own.id AS own
    FROM custom_entity_fields e JOIN custom_entities theirs ON theirs.id = e.custom_entity_id
    JOIN custom_entities k ON k.team_id = ${teamId}::uuid AND k.archived_at IS NULL AND lower(k.name) = lower(theirs.name)
    JOIN custom_entity_fields own ON own.custom_entity_id = k.id AND lower(own.name) = lower(e.name) AND own.data_type = e.data_type
    WHERE theirs.id IN (SELECT custom_entity_id FROM fields WHERE flow_template_id = ${flowTemplateId}::uuid)`;
  return new Map(pairs.map(({ theirs, own }) => [theirs, own]));
}

/** Copies what all versions of a form share for the public, and the field that names its submissions. */
async function copyPublicPage(
  tx: Tx,
  form: MasterTemplate,
  { made, teamId }: FormCopy,
  copies: CopiedIds,
): Promise<void> {
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
