import {
  filterNameProblems,
  filterRenameProblems,
  maxSavedFilters,
  parseFilter,
  type FilterKind,
} from '#domain/filter/filter.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

interface NewFilter {
  readonly userId: string;
  readonly name: string;
  readonly kind: FilterKind;
  readonly filters: unknown;
  readonly isDefault: boolean;
}

/** Saves a named filter that only its creator can see. */
export const createAdvancedFilter = operation<NewFilter, string>('createAdvancedFilter', async (tx, wanted) => {
  const { userId, kind, isDefault } = wanted;
  refuseProblems(filterNameProblems(wanted.name));
  const filters = readFilter(kind, wanted.filters);
  await lockFiltersOf(tx, userId);
  const count = await tx.db.advancedFilter.count({ where: { userId, kind } });
  refuseIf(count >= maxSavedFilters ? { code: 'savedFiltersFull', params: { max: maxSavedFilters } } : null);
  if (isDefault) await clearDefault(tx, userId, kind);
  const row = { id: newId(), userId, name: oneLine(wanted.name), kind, filters, isDefault, createdAt: tx.now };
  await tx.db.advancedFilter.create({ data: row });
  return row.id;
});

interface ChangedFilter {
  readonly id: string;
  readonly userId: string;
  readonly name?: string | undefined;
  /** moving it to another list requires conditions that are valid there */
  readonly kind?: FilterKind | undefined;
  readonly filters?: unknown;
  readonly isDefault?: boolean | undefined;
}

export const updateAdvancedFilter = operation<ChangedFilter, string>('updateAdvancedFilter', async (tx, change) => {
  const { id, userId, name, isDefault } = change;
  await lockFiltersOf(tx, userId);
  const known = await tx.db.advancedFilter.findFirst({ where: { id, userId } });
  refuseUnless(known, 'outdated');
  if (name !== undefined) refuseProblems(filterRenameProblems(name));
  const kind = change.kind ?? known.kind;
  const isMoved = kind !== known.kind;
  const isRead = change.filters !== undefined || isMoved;
  const filters = isRead ? readFilter(kind, change.filters ?? known.filters) : undefined;
  if (isDefault ?? (isMoved && known.isDefault)) await clearDefault(tx, userId, kind);
  await tx.db.advancedFilter.update({
    where: { id },
    data: {
      ...(name === undefined ? {} : { name: oneLine(name) }),
      ...(filters === undefined ? {} : { filters, kind }),
      ...(isDefault === undefined ? {} : { isDefault }),
    },
  });
  return id;
});

export const deleteAdvancedFilter = operation<{ readonly id: string; readonly userId: string }, void>(
  'deleteAdvancedFilter',
  async (tx, { id, userId }) => {
    const { count } = await tx.db.advancedFilter.deleteMany({ where: { id, userId } });
    refuseUnless(count === 1, 'outdated');
  },
);

function readFilter(kind: FilterKind, raw: unknown): object[] {
  const filter = parseFilter(kind, raw);
  if (!filter.ok) throw new InvalidInput(filter.error);
  return [...filter.value];
}

/** At most one filter of a kind is the default. */
async function clearDefault({ db }: Tx, userId: string, kind: FilterKind): Promise<void> {
  await db.advancedFilter.updateMany({ where: { userId, kind, isDefault: true }, data: { isDefault: false } });
}

/** Serializes concurrent writes by the same person. */
async function lockFiltersOf({ db }: Tx, userId: string): Promise<void> {
  await db.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
}
