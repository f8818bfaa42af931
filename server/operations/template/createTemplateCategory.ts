import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';

/** Creates a category for a team's forms, or returns the existing one with that name. */
export const createTemplateCategory = operation<{ teamId: string; name: string }, string>(
  'createTemplateCategory',
  async (tx, { teamId, name: typed }) => {
    const name = oneLine(typed);
    if (name === '') throw new InvalidInput([{ path: 'name', code: 'nameMissing' }]);
    // locked so that concurrent requests create it once
    await tx.db.$queryRaw`SELECT id FROM teams WHERE id = ${teamId}::uuid FOR NO KEY UPDATE`;
    const where = { teamId, name: equalsIgnoringCase(name) };
    const known = await tx.db.templateCategory.findFirst({ where });
    if (known) return known.id;
    const id = newId();
    await tx.db.templateCategory.create({ data: { id, teamId, name, createdAt: tx.now } });
    tx.record({ kind: 'createTemplateCategory', teamId, data: { name } });
    return id;
  },
);
