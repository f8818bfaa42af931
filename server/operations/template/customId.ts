import { Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { customIdProblems } from '#domain/template/customId.ts';
import { limitProblem } from '#domain/template/formLimits.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { lockForm, announceForm } from '#server/operations/template/masterTemplate.ts';

/**
 * Sets how new submissions are numbered. Previous patterns are kept, and the latest one takes over if this one is
 * removed. All share one count, so that no number is used twice. Returns the pattern's id.
 */
export const setCustomId = operation<{ masterTemplateId: string; pattern: string }, string>(
  'setCustomId',
  async (tx, { masterTemplateId, pattern: typed }) => {
    const pattern = oneLine(typed);
    refuseProblems(customIdProblems(pattern));
    const form = await lockForm(tx, masterTemplateId);
    const known = await lockPatterns(tx, masterTemplateId);
    const kept = known.filter(({ removedAt }) => removedAt === null);
    const same = kept.find((row) => row.pattern === pattern);
    // the current pattern stays as it is
    if (same && same === kept[0]) return same.id;
    const problem = same ? null : limitProblem('customIds', kept.length + 1);
    refuseProblems(problem ? [problem] : []);
    if (same) await tx.db.customId.update({ where: { id: same.id }, data: { removedAt: tx.now } });
    const id = newId();
    const row = { id, teamId: form.teamId, masterTemplateId, pattern, next: nextOf(known), createdAt: tx.now };
    await tx.db.customId.create({ data: row });
    announceForm(tx, form, 'setCustomId', { pattern });
    return id;
  },
);

/** Returns the form's id. */
export const removeCustomId = operation<{ customIdId: string }, string>(
  'removeCustomId',
  async (tx, { customIdId }) => {
    const where = { id: customIdId, removedAt: null };
    const customId = await tx.db.customId.findFirst({ where });
    refuseUnless(customId, 'outdated');
    const { masterTemplateId } = customId;
    const form = await lockForm(tx, masterTemplateId);
    const known = await lockPatterns(tx, masterTemplateId);
    const { count } = await tx.db.customId.updateMany({ where, data: { removedAt: tx.now } });
    if (count === 0) throw new Refusal('outdated');
    await tx.db.customId.updateMany({ where: { masterTemplateId, removedAt: null }, data: { next: nextOf(known) } });
    announceForm(tx, form, 'removeCustomId');
    return form.id;
  },
);

interface Pattern {
  readonly id: string;
  readonly pattern: string;
  readonly next: number;
  readonly removedAt: Date | null;
}

/** All patterns ever used, newest first. Locks them, so that numbering a submission waits. */
const lockPatterns = ({ db }: Tx, masterTemplateId: string): Promise<Pattern[]> =>
  db.$queryRaw<Pattern[]>`
    SELECT id, pattern, next, removed_at AS "removedAt" FROM custom_ids WHERE master_template_id = ${masterTemplateId}::uuid
    ORDER BY id DESC FOR UPDATE`;

const nextOf = (known: readonly Pattern[]): number => Math.max(1, ...known.map(({ next }) => next));
