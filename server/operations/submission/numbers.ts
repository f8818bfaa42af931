import { dateIn } from '#domain/kernel/timeZones.ts';
import { renderCustomId } from '#domain/template/customId.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';

interface Counted {
  readonly value: number;
}

/** The next number of a team. Others who count wait until this transaction is over, so no number is lost or given twice. */
export async function nextScopedId({ db }: Tx, teamId: string): Promise<number> {
  const [row] = await db.$queryRaw<Counted[]>`
    INSERT INTO team_counters AS c (id, team_id, name, value) VALUES (${newId()}::uuid, ${teamId}::uuid, 'submission', 1)
    ON CONFLICT (team_id, name) DO UPDATE SET value = c.value + 1
    RETURNING value`;
  if (!row) throw new Error(`team ${teamId} does not count`);
  return row.value;
}

/** The next id in the form's own way of numbering; null where it has none. */
export async function nextCustomId(
  { db, now }: Tx,
  masterTemplateId: string,
  timeZone: string,
): Promise<string | null> {
  const [row] = await db.$queryRaw<(Counted & { readonly pattern: string })[]>`
    UPDATE custom_ids SET next = next + 1 WHERE master_template_id = ${masterTemplateId}::uuid AND removed_at IS NULL
    RETURNING pattern, next - 1 AS value`;
  return row ? renderCustomId(row.pattern, dateIn(now, timeZone), row.value) : null;
}
