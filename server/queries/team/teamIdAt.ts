import { normaliseSlug } from '#domain/kernel/slugs.ts';
import { equalsInAnyCase } from '#server/database/anyCase.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';

/** The team at a URL slug, current or former. */
export async function teamIdAt(
  db: Pick<Database | DatabaseTransaction, 'team' | 'formerTeamSlug'>,
  slug: string,
): Promise<string | null> {
  const where = { slug: equalsInAnyCase(slug) };
  const team = await db.team.findFirst({ where, select: { id: true } });
  if (team) return team.id;
  const former = await db.formerTeamSlug.findUnique({ where: { slug: normaliseSlug(slug) } });
  return former?.teamId ?? null;
}
