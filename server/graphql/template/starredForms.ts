import DataLoader from 'dataloader';
import { actingUserId } from '#server/actor.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

const loaders = new WeakMap<object, DataLoader<string, boolean>>();

/** Whether the viewer has starred a form. Batched, so that a list of forms takes one query. */
export function isStarred({ actor, access, services }: RequestContext, masterTemplateId: string): Promise<boolean> {
  const userId = actingUserId(actor);
  const loader =
    loaders.get(access) ??
    new DataLoader<string, boolean>(
      async (ids) => {
        if (userId === null) return ids.map(() => false);
        const where = { userId, masterTemplateId: { in: [...ids] } };
        const starred = await services.db.starredForm.findMany({ where, select: { masterTemplateId: true } });
        const found = new Set(starred.map((row) => row.masterTemplateId));
        return ids.map((id) => found.has(id));
      },
      { cache: false },
    );
  loaders.set(access, loader);
  return loader.load(masterTemplateId);
}

/** The global IDs of all forms the viewer has starred. */
export async function starredFormIds({ actor, services }: RequestContext): Promise<string[]> {
  const userId = actingUserId(actor);
  if (userId === null) return [];
  const rows = await services.db.starredForm.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId));
}
