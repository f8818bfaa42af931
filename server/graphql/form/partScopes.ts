import DataLoader from 'dataloader';
import { noId } from '#server/database/noId.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { versionsOfParts, type PartKind } from '#server/queries/form/partVersions.ts';

type Loader = DataLoader<string, string | null>;

/** Asked once a request for each part: what belongs to which version does not change under its feet. */
const loaders = new WeakMap<object, Map<PartKind, Loader>>();

/** The version of a form to which a part belongs; null when there is no such part. */
export function versionOf({ services, access }: RequestContext, kind: PartKind, id: string): Promise<string | null> {
  // a door may have copied the context; what the viewer may do is one object for the whole request
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

/** A part is seen by whoever sees its version of the form. */
export function guardPart(typename: Exclude<PartKind, 'FlowTemplate'>): void {
  guardThrough(typename, 'flowTemplate', 'viewFlowTemplate', (ctx, id) => versionOf(ctx, typename, id));
}

/** The version for a scope to ask about: whoever asks about a part that is not there is told so. */
export const versionIdOf = async (ctx: RequestContext, kind: PartKind, id: string): Promise<string> =>
  (await versionOf(ctx, kind, id)) ?? noId;
