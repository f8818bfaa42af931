import { as, pieceKey, type Town } from '#server/embedded/demoTown/town.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';

/** Publishes the draft here and now: no worker runs yet, and the one that comes finds the job done. */
export async function publish(town: Town, flowTemplateId: string, version: number, daysAgo: number): Promise<void> {
  const ctx = as(town, 'author', daysAgo);
  const { db } = town.services;
  const { revision } = await db.flowTemplate.findUniqueOrThrow({ where: { id: flowTemplateId } });
  const jobId = await publishFlowTemplate(ctx, { flowTemplateId }, pieceKey('permit', 'publish', version));
  await publishDraft(ctx, { jobId, flowTemplateId, revision });
  const { result } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  const isPublished = typeof result === 'object' && result !== null && 'template_data' in result;
  if (!isPublished) throw new Error(`The form of the demo town cannot be published: ${JSON.stringify(result)}`);
}
