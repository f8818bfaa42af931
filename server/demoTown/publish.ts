import { townContext, townPieceKey, type Town } from '#server/demoTown/town.ts';
import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import { publishFlowTemplate } from '#server/operations/template/publishFlowTemplate.ts';

interface Publishing {
  readonly flowTemplateId: string;
  readonly version: number;
  readonly by: TownPerson;
  /** the form's prefix in idempotency keys */
  readonly piece: string;
}

/** Publishes the draft in this process: no worker is running yet, and a later one finds the job done. */
export async function publish(
  town: Town,
  { flowTemplateId, version, by, piece }: Publishing,
  daysAgo: number,
): Promise<void> {
  const ctx = townContext(town, by, daysAgo);
  const { db } = town.services;
  const { revision } = await db.flowTemplate.findUniqueOrThrow({ where: { id: flowTemplateId } });
  const jobId = await publishFlowTemplate(ctx, { flowTemplateId }, townPieceKey(piece, 'publish', version));
  await publishDraft(ctx, { jobId, flowTemplateId, revision });
  const { result } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  const isPublished = typeof result === 'object' && result !== null && 'templateData' in result;
  if (!isPublished) throw new Error(`The demo town's form can't be published: ${JSON.stringify(result)}`);
}
