import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { equalsInAnyCase } from '#server/database/anyCase.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';

/** Something to list forms of a team under. Asking for one that is there answers that one. */
export const createTemplateCategory = operation<{ teamId: string; name: string }, string>(
  'createTemplateCategory',
  async (tx, { teamId, name: typed }) => {
    const name = oneLine(typed);
    if (name === '') throw new InvalidInput([{ path: 'name', code: 'nameMissing' }]);
    // two who add the same at once add it once
    await tx.db.$queryRaw`SELECT id FROM teams WHERE id = ${teamId}::uuid FOR NO KEY UPDATE`;
    const where = { teamId, name: equalsInAnyCase(name) };
    const known = await tx.db.templateCategory.findFirst({ where });
    if (known) return known.id;
    const id = newId();
    await tx.db.templateCategory.create({ data: { id, teamId, name, createdAt: tx.now } });
    tx.record({ kind: 'createTemplateCategory', teamId, data: { name } });
    return id;
  },
);
