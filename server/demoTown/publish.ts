import type { Player } from '#server/demoTown/cast.ts';
import { as, pieceKey, type Town } from '#server/demoTown/town.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';

interface Publishing {
  readonly flowTemplateId: string;
  readonly version: number;
  readonly by: Player;
  /** the form's name among the town's pieces */
  readonly piece: string;
}

/** Publishes the draft directly, since no worker is running yet; the worker will find the job finished. */
export async function publish(
  town: Town,
  { flowTemplateId, version, by, piece }: Publishing,
  daysAgo: number,
): Promise<void> {
  const ctx = as(town, by, daysAgo);
  const { db } = town.services;
  const { revision } = await db.flowTemplate.findUniqueOrThrow({ where: { id: flowTemplateId } });
  const jobId = await publishFlowTemplate(ctx, { flowTemplateId }, pieceKey(piece, 'publish', version));
  await publishDraft(ctx, { jobId, flowTemplateId, revision });
  const { result } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  const isPublished = typeof result === 'object' && result !== null && 'templateData' in result;
  if (!isPublished) throw new Error(`The form of the demo town cannot be published: ${JSON.stringify(result)}`);
}
