import { canonicalJson } from '#domain/kernel/canonicalJson.ts';

export type Columns = Readonly<Record<string, unknown>>;

/**
 * What happened to a row of a draft. `before` is null for a created row and `after` for a deleted one; the other one is
 * the whole row. For a changed row, both have only the columns that changed.
 */
export interface RowChange {
  readonly table: string;
  readonly id: string;
  readonly before: Columns | null;
  readonly after: Columns | null;
}

const picked = (columns: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** The overall effect of changes in the order in which they were made: at most one per row. */
export function netChanges(changes: readonly RowChange[]): readonly RowChange[] {
  const net = new Map<string, RowChange>();
  for (const change of changes) {
    const { id } = change;
    const earlier = net.get(id);
    const both = earlier ? combined(earlier, change) : change;
    if (both) net.set(id, both);
    else net.delete(id);
  }
  return [...net.values()].flatMap((change) => withoutSame(change) ?? []);
}

function combined(earlier: RowChange, later: RowChange): RowChange | null {
  const { table, id } = later;
  const before = earlier.before && { ...later.before, ...earlier.before };
  const after = later.after && { ...earlier.after, ...later.after };
  return before || after ? { table, id, before, after } : null;
}

function withoutSame(change: RowChange): RowChange | null {
  const { before, after } = change;
  if (!before || !after) return change;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => !isSame(before[name], after[name]));
  return differing.length === 0
    ? null
    : { ...change, before: picked(before, differing), after: picked(after, differing) };
}

/** Positions are restored by the order of siblings, which others may have moved since. */
const positionColumn = 'position';

/** Only the operator sets these, and what the operator sets stays (decision 0171). */
const feeColumns: ReadonlySet<string> = new Set(['no_fee', 'custom_fee_percentage']);

/** The changes that can be taken back: all but fees. */
export const withoutFees = (changes: readonly RowChange[]): readonly RowChange[] =>
  changes.flatMap((change) => {
    const { before, after } = change;
    if (!before || !after) return [change];
    const names = Object.keys(before).filter((name) => !feeColumns.has(name));
    return names.length === 0 ? [] : [{ ...change, before: picked(before, names), after: picked(after, names) }];
  });

/** The first change that someone has changed since: its row is no longer as the change left it. */
export function findOverwritten(
  changes: readonly RowChange[],
  present: ReadonlyMap<string, Columns>,
): RowChange | null {
  const isKept = ({ id, after }: RowChange): boolean => {
    const row = present.get(id);
    if (!after || !row) return !after && !row;
    return Object.entries(after).every(
      ([name, value]) => name === positionColumn || feeColumns.has(name) || isSame(row[name], value),
    );
  };
  return changes.find((change) => !isKept(change)) ?? null;
}

/** What to write to take changes back. */
export interface InverseChanges {
  readonly removed: readonly RowChange[];
  readonly restored: readonly RowChange[];
  /** without positions */
  readonly changed: readonly { readonly table: string; readonly id: string; readonly columns: Columns }[];
}

export function inverseOf(changes: readonly RowChange[]): InverseChanges {
  return {
    removed: changes.filter(({ before }) => before === null),
    restored: changes.filter(({ after }) => after === null),
    changed: changes.flatMap(({ table, id, before, after }) => {
      if (!before || !after) return [];
      const { [positionColumn]: _position, ...columns } = before;
      return Object.keys(columns).length === 0 ? [] : [{ table, id, columns }];
    }),
  };
}

interface Sibling {
  readonly id: string;
  readonly position: number;
}

interface Place {
  /** where it was before the change */
  readonly before: number;
  /** null if the change deleted it or moved it elsewhere */
  readonly after: number | null;
}

/**
 * The order of siblings once a change is taken back. Without other changes in the meantime, it is the order before. Otherwise,
 * rows that come back are inserted before the sibling that followed them, and rows that the change reordered swap places
 * among themselves, so that what others added or moved stays where it is.
 *
 * @param siblings all rows of the list, in their present order
 * @param places the rows of the list whose position the change affected
 * @param arriving the rows among them that come back
 */
export function restoredOrder(
  siblings: readonly Sibling[],
  places: ReadonlyMap<string, Place>,
  arriving: ReadonlySet<string>,
): readonly string[] {
  const order = siblings.map(({ id }) => id).filter((id) => !arriving.has(id));
  const present = new Set(siblings.map(({ id }) => id));
  const former = [...places].filter(([id]) => present.has(id)).toSorted(([, a], [, b]) => a.before - b.before);
  const stayed = former.filter(([id, { after }]) => !arriving.has(id) && after !== null);
  const isReordered = stayed.some(([, { after }], at) => at > 0 && (after ?? 0) < (stayed[at - 1]?.[1].after ?? 0));
  if (isReordered) {
    const moved = new Set(stayed.map(([id]) => id));
    const next = stayed.map(([id]) => id).values();
    for (const [at, id] of order.entries()) if (moved.has(id)) order[at] = next.next().value ?? id;
  }
  for (const [place, [id, { before }]] of [...former.entries()].toReversed()) {
    if (!arriving.has(id)) continue;
    const follower = former[place + 1]?.[0];
    const at = follower === undefined ? Math.min(before, order.length) : order.indexOf(follower);
    order.splice(at, 0, id);
  }
  return order;
}
