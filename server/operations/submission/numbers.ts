import { dateIn } from '#domain/kernel/timeZones.ts';
import { renderCustomId } from '#domain/template/customId.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Counted {
  readonly value: number;
}

/** The next number of a team (decision 0169). Concurrent callers wait for this transaction, so no number is skipped or used twice. */
export const nextScopedId = (tx: Tx, teamId: string): Promise<number> => nextScopedIds(tx, teamId, 1);

/** The first of several consecutive numbers. */
export async function nextScopedIds({ db }: Tx, teamId: string, count: number): Promise<number> {
  const [row] = await db.$queryRaw<Counted[]>`
    INSERT INTO team_counters AS c (id, team_id, name, value) VALUES (${newId()}::uuid, ${teamId}::uuid, 'submission', ${count}::int)
    ON CONFLICT (team_id, name) DO UPDATE SET value = c.value + ${count}::int
    RETURNING value`;
  if (!row) throw new Error(`team ${teamId} does not count`);
  return row.value - count + 1;
}

/** The next number in the form's own pattern; null if it has none. */
export async function nextCustomId(
  { db, now }: Tx,
  masterTemplateId: string,
  timeZone: string,
): Promise<string | null> {
  // all patterns advance together, so that one that takes over continues the count
  const rows = await db.$queryRaw<(Counted & { readonly id: string; readonly pattern: string })[]>`
    UPDATE custom_ids SET next = next + 1 WHERE id IN (
      SELECT id FROM custom_ids WHERE master_template_id = ${masterTemplateId}::uuid AND removed_at IS NULL
      ORDER BY id DESC FOR UPDATE)
    RETURNING id, pattern, next - 1 AS value`;
  const newest = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
  const number = Math.max(...rows.map(({ value }) => value));
  return newest ? renderCustomId(newest.pattern, dateIn(now, timeZone), number) : null;
}
