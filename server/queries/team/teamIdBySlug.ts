import { normaliseSlug } from '#domain/kernel/slugs.ts';
import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';
import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';

/** The team at a URL slug, current or former. */
export async function teamIdBySlug(
  db: Pick<Database | DatabaseTransaction, 'team' | 'formerTeamSlug'>,
  slug: string,
): Promise<string | null> {
  const where = { slug: equalsIgnoringCase(slug) };
  const team = await db.team.findFirst({ where, select: { id: true } });
  if (team) return team.id;
  const former = await db.formerTeamSlug.findUnique({ where: { slug: normaliseSlug(slug) } });
  return former?.teamId ?? null;
}
