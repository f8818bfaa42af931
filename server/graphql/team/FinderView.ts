import DataLoader from 'dataloader';
import { formIdsOf, type Finder } from '#domain/finder/Finder.ts';
import { parseFinder } from '#domain/finder/finderSchema.ts';
import { toOfferedForm } from '#domain/finder/toOfferedForm.ts';
import type { MasterTemplate } from '#server/generated/prisma/client.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** A finder with the forms that its readers may see. */
export interface FinderView {
  readonly finder: Finder;
  readonly forms: ReadonlyMap<string, MasterTemplate>;
}

/** Loads the forms of a finder; with `isPublic`, only those that everyone may see. */
export async function finderView(
  { services }: RequestContext,
  teamId: string,
  finder: Finder,
  { isPublic }: { readonly isPublic: boolean },
): Promise<FinderView> {
  const rows = await services.db.masterTemplate.findMany({ where: { teamId, id: { in: formIdsOf(finder) } } });
  const shown = rows.filter((row) => !isPublic || toOfferedForm(row).isListed);
  return { finder, forms: new Map(shown.map((row) => [row.id, row])) };
}

const loaders = new WeakMap<object, DataLoader<string, Finder | null>>();

/** What residents see of a team's finder; null if nothing is published or the team is suspended. */
export function publishedFinder({ access, services }: RequestContext, teamId: string): Promise<Finder | null> {
  const loader =
    loaders.get(access) ??
    new DataLoader<string, Finder | null>(
      async (ids) => {
        const rows = await services.db.teamFinder.findMany({
          where: {
            teamId: { in: [...ids] },
            publishedAt: { not: null },
            team: { suspendedAt: null, archivedAt: null },
          },
          select: { teamId: true, published: true },
        });
        const found = new Map(rows.map((row) => [row.teamId, parseFinder(row.published)]));
        return ids.map((id) => found.get(id) ?? null);
      },
      { cache: false },
    );
  loaders.set(access, loader);
  return loader.load(teamId);
}
