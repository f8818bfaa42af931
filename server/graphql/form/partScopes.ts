import DataLoader from 'dataloader';
import { nilUuid } from '#server/database/nilUuid.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { versionsOfParts, type PartKind } from '#server/queries/form/partVersions.ts';

type Loader = DataLoader<string, string | null>;

/** Cached per request, because a part never moves to another version. */
const loaders = new WeakMap<object, Map<PartKind, Loader>>();

/** The version of a form that a part belongs to, or null if there is no such part. */
export function versionOf({ services, access }: RequestContext, kind: PartKind, id: string): Promise<string | null> {
  // keyed by `access`, because the context may be copied during a request and `access` is not
  const ofRequest = loaders.get(access) ?? new Map<PartKind, Loader>();
  loaders.set(access, ofRequest);
  const loader =
    ofRequest.get(kind) ??
    new DataLoader(async (ids: readonly string[]) => {
      const versions = await versionsOfParts(services.pool, kind, ids);
      return ids.map((one) => versions.get(one) ?? null);
    });
  ofRequest.set(kind, loader);
  return loader.load(id);
}

/** Lets anyone who can see a version of a form see its parts. */
export function guardPart(typename: Exclude<PartKind, 'FlowTemplate'>): void {
  guardThrough(typename, 'flowTemplate', 'viewFlowTemplate', (ctx, id) => versionOf(ctx, typename, id));
}

/** The version to check an auth scope against; for a missing part, an ID that matches nothing. */
export const versionIdOf = async (ctx: RequestContext, kind: PartKind, id: string): Promise<string> =>
  (await versionOf(ctx, kind, id)) ?? nilUuid;
