import { customEntityProblems } from '#domain/entity/customEntity.ts';
import { createCustomEntity } from '#server/operations/entity/customEntity.ts';
import { describeLayer, saveRemoteFields } from '#server/operations/entity/remoteFields.ts';
import { refuseProblems } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

interface NewRemoteKind {
  readonly teamId: string;
  readonly name: string;
  readonly serviceUrl: string | null;
}

/** Adds a kind of entity that a remote layer keeps, with the fields of the layer. */
export async function createRemoteKind(
  ctx: OperationContext,
  input: NewRemoteKind,
  key?: string | null,
): Promise<string> {
  const draft = { name: input.name, type: 'remote_gis', serviceUrl: input.serviceUrl?.trim() ?? null } as const;
  refuseProblems(customEntityProblems(draft));
  const layer = await describeLayer(ctx, draft.serviceUrl ?? '');
  const customEntityId = await createCustomEntity(ctx, { teamId: input.teamId, ...draft }, key);
  await saveRemoteFields(ctx, { customEntityId, layer });
  return customEntityId;
}
