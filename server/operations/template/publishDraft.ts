import { Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { statusAfterPublishing } from '#domain/template/templateStatus.ts';
import { newId } from '#server/newId.ts';
import { aboutForm } from '#server/operations/audit.ts';
import { copyParts } from '#server/operations/form/copyParts.ts';
import { partsOfVersion } from '#server/operations/form/descendantParts.ts';
import { formTopic } from '#server/operations/form/draft.ts';
import { lockVersion, type LockedVersion } from '#server/operations/form/lockVersion.ts';
import { updateJob, lockOpenJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseSuspended } from '#server/operations/team/suspension.ts';
import { publishDocumentsOf } from '#server/operations/template/document.ts';
import { lockForm, announceForm } from '#server/operations/template/masterTemplate.ts';
import { draftProblems } from '#server/queries/template/draftProblems.ts';

export interface PublishJob {
  readonly jobId: string;
  readonly flowTemplateId: string;
  readonly revision: number;
}

/** The result of the job: the published form, or all problems that prevent publishing. */
export type PublishResult =
  | { readonly templateData: { readonly flowTemplate: object; readonly masterTemplate: object } }
  | { readonly problems: readonly Problem[] };

/**
 * Publishes the draft and finishes the job in one transaction, so that a killed attempt leaves nothing behind and a
 * second one finds the job finished.
 */
export const publishDraft = operation<PublishJob, void>(
  'publishDraft',
  async (tx, { jobId, flowTemplateId, revision }) => {
    const job = await tx.db.job.findUnique({ where: { id: jobId } });
    if (!job || !(await lockOpenJob(tx, jobId))) return;
    const result = await resultOf(tx, job.userId, flowTemplateId, revision);
    await updateJob(tx, jobId, { state: 'complete', result });
  },
);

async function resultOf(
  tx: Tx,
  publishedById: string | null,
  flowTemplateId: string,
  revision: number,
): Promise<PublishResult> {
  try {
    const draft = await lockVersion(tx, flowTemplateId);
    if (draft.isArchived) throw new Refusal('formArchived');
    await refuseSuspended(tx, draft.teamId);
    if (draft.revision !== revision) throw new Refusal('outdated');
    await lockDocuments(tx, draft.masterTemplateId);
    const problems = await draftProblems(tx, draft.id);
    return problems.length > 0 ? { problems } : await publish(tx, draft, publishedById);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { problems: [{ path: '', code: error.code, params: error.params }] };
  }
}

/** So that the documents that are checked are the ones that are published. */
async function lockDocuments({ db }: Tx, masterTemplateId: string): Promise<void> {
  await db.$queryRaw`SELECT id FROM master_template_documents
    WHERE master_template_id = ${masterTemplateId}::uuid ORDER BY id FOR UPDATE`;
}

async function publish(tx: Tx, draft: LockedVersion, publishedById: string | null): Promise<PublishResult> {
  const { id, teamId, masterTemplateId, version } = draft;
  const { db, now } = tx;
  const parts = await partsOfVersion(tx.queries, id);
  // the draft moves to the next number first, because version numbers of a form are unique
  const next = { version: version + 1, revision: draft.revision + 1, isModified: false };
  const { name, description, completionMessage } = await db.flowTemplate.update({ where: { id }, data: next });
  const publishedId = newId();
  const texts = { name, description, completionMessage };
  const published = { id: publishedId, teamId, masterTemplateId, kind: 'published' as const, version, ...texts };
  await db.flowTemplate.create({ data: { ...published, publishedAt: now, publishedById, createdAt: now } });
  await copyParts(db, { parts, into: publishedId, teamId, identities: 'kept' });
  await publishDocumentsOf(tx, id);
  // edits can be undone until they are published (decision 0171)
  await db.draftEdit.deleteMany({ where: { flowTemplateId: id } });
  const before = await lockForm(tx, masterTemplateId);
  const form = await db.masterTemplate.update({
    where: { id: masterTemplateId },
    data: { name, everPublished: true, status: statusAfterPublishing(before.status) },
  });
  announceForm(tx, form, 'publishFlowTemplate', { version, flowTemplateId: publishedId, publishedById });
  // the actor is a job, so name the person who requested it
  const by = publishedById === null ? {} : { actorId: publishedById };
  tx.audit({ kind: 'publishFlowTemplate', ...by, ...aboutForm(form, { version }) });
  const payload = { flowTemplateId: id, revision: next.revision, kind: 'FlowTemplate', id, verb: 'updated' };
  tx.announce({ topic: formTopic(id), teamId, payload });
  return {
    templateData: {
      flowTemplate: { id, version: next.version, isModified: false, name, masterTemplateId },
      masterTemplate: { id: form.id, name, slug: form.slug, status: form.status, everPublished: true },
    },
  };
}
