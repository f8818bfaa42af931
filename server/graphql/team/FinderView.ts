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

interface Loaders {
  readonly forms: DataLoader<string, MasterTemplate | null>;
  readonly published: DataLoader<string, Finder | null>;
}

const loadersOf = new WeakMap<object, Loaders>();

/** Batched, so that a list of teams or forms takes one query. Not cached, because a mutation reads after it writes. */
function loaders({ access, services: { db } }: RequestContext): Loaders {
  const known = loadersOf.get(access);
  if (known) return known;
  const made: Loaders = {
    forms: new DataLoader(
      async (ids) => {
        const rows = await db.masterTemplate.findMany({ where: { id: { in: [...ids] } } });
        const found = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => found.get(id) ?? null);
      },
      { cache: false },
    ),
    published: new DataLoader(
      async (ids) => {
        const rows = await db.teamFinder.findMany({
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
    ),
  };
  loadersOf.set(access, made);
  return made;
}

interface Wanted {
  readonly teamId: string;
  readonly formIds: readonly string[];
  /** only forms that everyone may see */
  readonly isPublic: boolean;
}

/** The forms of a team by ID. */
export async function formsById(
  ctx: RequestContext,
  { teamId, formIds, isPublic }: Wanted,
): Promise<ReadonlyMap<string, MasterTemplate>> {
  const rows = await Promise.all([...new Set(formIds)].map((id) => loaders(ctx).forms.load(id)));
  const shown = rows.filter(
    (row): row is MasterTemplate => row !== null && row.teamId === teamId && (!isPublic || toOfferedForm(row).isListed),
  );
  return new Map(shown.map((row) => [row.id, row]));
}

/** A finder with its forms; with `isPublic`, only those that everyone may see. */
export async function finderView(
  ctx: RequestContext,
  teamId: string,
  finder: Finder,
  { isPublic }: { readonly isPublic: boolean },
): Promise<FinderView> {
  return { finder, forms: await formsById(ctx, { teamId, formIds: formIdsOf(finder), isPublic }) };
}

/** What residents see of a team's finder; null if nothing is published or the team is suspended. */
export const publishedFinder = (ctx: RequestContext, teamId: string): Promise<Finder | null> =>
  loaders(ctx).published.load(teamId);
