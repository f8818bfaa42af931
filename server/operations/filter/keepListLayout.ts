import type { FilterKind } from '#domain/filter/filter.ts';
import { parseLayout } from '#domain/filter/listLayout.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { operation } from '#server/operations/operation.ts';

interface Kept {
  readonly userId: string;
  readonly kind: FilterKind;
  readonly layout: unknown;
}

/** Saves how a person arranged a list, for all their devices. */
export const keepListLayout = operation<Kept, void>('keepListLayout', async (tx, { userId, kind, layout }) => {
  const parsed = parseLayout(kind, layout);
  if (!parsed) throw new InvalidInput([{ path: 'layout', code: 'malformed' }]);
  const { density, columns, sizes } = parsed;
  const kept = { density, columns: [...columns], ...(sizes && { sizes: { ...sizes } }) };
  await tx.db.listLayout.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, layout: kept, updatedAt: tx.now },
    update: { layout: kept, updatedAt: tx.now },
  });
});
