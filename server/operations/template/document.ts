import { Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { documentProblems } from '#domain/template/documents.ts';
import { limitProblem } from '#domain/template/formLimits.ts';
import type { MasterTemplateDocument } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { claimFile } from '#server/operations/file/claimFile.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { lockForm, announceForm } from '#server/operations/template/masterTemplate.ts';
import type { PdfFile } from '#server/operations/template/readPdfFile.ts';
import { replaceMappings, type MappingInput } from '#server/operations/template/replaceMappings.ts';
import { documentsToPublish } from '#server/queries/template/documentsToPublish.ts';

export interface NewDocument {
  readonly masterTemplateId: string;
  readonly name?: string | null;
  readonly file: PdfFile | null;
}

/** Creates a document as a draft. Its file can be added later. */
export const createDocument = operation<NewDocument, string>(
  'createDocument',
  async (tx, { masterTemplateId, name, file }) => {
    const form = await lockForm(tx, masterTemplateId);
    const count = await tx.db.masterTemplateDocument.count({ where: { masterTemplateId } });
    const full = limitProblem('documents', count + 1);
    if (full) throw new Refusal(full.code, full.params);
    if (file) await claimFile(tx, file.id, { use: 'document', teamId: form.teamId });
    const id = newId();
    const row = { id, teamId: form.teamId, masterTemplateId, createdAt: tx.now, name: oneLine(name ?? '') };
    await tx.db.masterTemplateDocument.create({ data: { ...row, ...columnsOfFile(file) } });
    announceForm(tx, form, 'createDocument', { documentId: id });
    return id;
  },
);

export interface DocumentChange {
  readonly documentId: string;
  readonly name?: string;
  /** null or blank removes it */
  readonly description?: string | null;
  readonly startVersion?: number | null;
  readonly stopVersion?: number | null;
  readonly latest?: boolean;
  /** replaces all mappings; a field that isn't listed stays empty */
  readonly mappings?: readonly MappingInput[];
}

/** Applies the given changes. A published document must stay publishable. */
export const updateDocument = operation<DocumentChange, string>(
  'updateDocument',
  async (tx, { documentId, mappings, ...change }) => {
    const document = await lockDocument(tx, documentId);
    refuseProblems([
      ...versionProblems('startVersion', change.startVersion),
      ...versionProblems('stopVersion', change.stopVersion),
    ]);
    const { name, description } = change;
    const data = {
      ...change,
      name: name === undefined ? undefined : oneLine(name),
      description: description === undefined ? undefined : description?.trim() || null,
    };
    const after = await tx.db.masterTemplateDocument.update({ where: { id: documentId }, data });
    if (after.publishedAt) refuseProblems(problemsOf(after));
    if (mappings) await replaceMappings(tx, document, mappings);
    return announceDocument(tx, document, 'updateDocument');
  },
);

/** Replaces the file. Mappings of fields that the new file has as well are kept. */
export const replaceDocumentFile = operation<{ documentId: string; file: PdfFile }, string>(
  'replaceDocumentFile',
  async (tx, { documentId, file }) => {
    const document = await lockDocument(tx, documentId);
    const isOther = document.fileId !== file.id;
    if (isOther) await claimFile(tx, file.id, { use: 'document', teamId: document.teamId });
    await tx.db.masterTemplateDocument.update({ where: { id: documentId }, data: columnsOfFile(file) });
    await tx.db.documentMapping.deleteMany({ where: { documentId, fieldName: { notIn: [...file.fieldNames] } } });
    if (isOther) await discardFile(tx, document.fileId);
    return announceDocument(tx, document, 'replaceDocumentFile');
  },
);

export const publishDocument = operation<{ documentId: string; hasUnsavedChanges: boolean }, string>(
  'publishDocument',
  async (tx, { documentId, hasUnsavedChanges }) => {
    const document = await lockDocument(tx, documentId);
    refuseProblems(problemsOf(document, hasUnsavedChanges));
    const publishedAt = document.publishedAt ?? tx.now;
    await tx.db.masterTemplateDocument.update({
      where: { id: documentId },
      data: { publishedAt, unpublishedAt: null },
    });
    return announceDocument(tx, document, 'publishDocument');
  },
);

/**
 * Publishes the documents that the outputs of a draft use, as part of publishing the form. Their problems are part of
 * the draft's. Decision 0161.
 */
export async function publishDocumentsOf(tx: Tx, flowTemplateId: string): Promise<void> {
  const documents = await documentsToPublish(tx.db, flowTemplateId);
  const ids = documents.map(({ id }) => id);
  await tx.db.masterTemplateDocument.updateMany({ where: { id: { in: ids } }, data: { publishedAt: tx.now } });
  for (const document of documents) announceDocument(tx, document, 'publishDocument');
}

export const unpublishDocument = operation<{ documentId: string }, string>(
  'unpublishDocument',
  async (tx, { documentId }) => {
    const document = await lockDocument(tx, documentId);
    const unpublishedAt = document.publishedAt ? tx.now : document.unpublishedAt;
    await tx.db.masterTemplateDocument.update({
      where: { id: documentId },
      data: { publishedAt: null, unpublishedAt },
    });
    return announceDocument(tx, document, 'unpublishDocument');
  },
);

/** Refused while an output of any version uses it. Returns the form's id. */
export const deleteDocument = operation<{ documentId: string }, string>(
  'deleteDocument',
  async (tx, { documentId }) => {
    const document = await lockDocument(tx, documentId);
    const outputs = await tx.db.configuredOutput.findMany({ where: { documentId }, select: { name: true } });
    const places = [...new Set(outputs.map(({ name }) => `output '${name}'`))].join(', ');
    if (outputs.length > 0) throw new Refusal('documentInUse', { places });
    await tx.db.masterTemplateDocument.delete({ where: { id: documentId } });
    await discardFile(tx, document.fileId);
    announceDocument(tx, document, 'deleteDocument');
    return document.masterTemplateId;
  },
);

async function lockDocument({ db }: Tx, documentId: string): Promise<MasterTemplateDocument> {
  await db.$queryRaw`SELECT id FROM master_template_documents WHERE id = ${documentId}::uuid FOR UPDATE`;
  const document = await db.masterTemplateDocument.findUnique({ where: { id: documentId } });
  refuseUnless(document, 'outdated');
  return document;
}

const problemsOf = (document: MasterTemplateDocument, hasUnsavedChanges = false): ReturnType<typeof documentProblems> =>
  documentProblems({ ...document, hasFile: document.fileId !== null }, hasUnsavedChanges);

function versionProblems(path: string, version: number | null | undefined): { path: string; code: 'versionInvalid' }[] {
  return version == null || (Number.isInteger(version) && version >= 1) ? [] : [{ path, code: 'versionInvalid' }];
}

const columnsOfFile = (file: PdfFile | null): { fileId: string; fieldNames: string[] } | object =>
  file === null ? {} : { fileId: file.id, fieldNames: [...file.fieldNames] };

function announceDocument(tx: Tx, { id, teamId, masterTemplateId }: MasterTemplateDocument, kind: string): string {
  announceForm(tx, { id: masterTemplateId, teamId }, kind, { documentId: id });
  return id;
}
