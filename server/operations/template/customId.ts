import { Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { customIdProblems } from '#domain/template/customId.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { lockForm, announceForm } from '#server/operations/template/masterTemplate.ts';

/**
 * How submissions are numbered from now on. Counting goes on from the pattern before, so that no number comes twice,
 * also when an old pattern is taken up again. Answers the id of the custom id.
 */
export const setCustomId = operation<{ masterTemplateId: string; pattern: string }, string>(
  'setCustomId',
  async (tx, { masterTemplateId, pattern: typed }) => {
    const pattern = oneLine(typed);
    refuseProblems(customIdProblems(pattern));
    const form = await lockForm(tx, masterTemplateId);
    const { _max: most } = await tx.db.customId.aggregate({ where: { masterTemplateId }, _max: { next: true } });
    const current = { masterTemplateId, removedAt: null };
    await tx.db.customId.updateMany({ where: current, data: { removedAt: tx.now } });
    const id = newId();
    const row = { id, teamId: form.teamId, masterTemplateId, pattern, next: most.next ?? 1, createdAt: tx.now };
    await tx.db.customId.create({ data: row });
    announceForm(tx, form, 'setCustomId', { pattern });
    return id;
  },
);

/** Answers the id of the form. */
export const removeCustomId = operation<{ customIdId: string }, string>(
  'removeCustomId',
  async (tx, { customIdId }) => {
    const where = { id: customIdId, removedAt: null };
    const customId = await tx.db.customId.findFirst({ where });
    refuseUnless(customId, 'outdated');
    const form = await lockForm(tx, customId.masterTemplateId);
    const { count } = await tx.db.customId.updateMany({ where, data: { removedAt: tx.now } });
    if (count === 0) throw new Refusal('outdated');
    announceForm(tx, form, 'removeCustomId');
    return form.id;
  },
);
