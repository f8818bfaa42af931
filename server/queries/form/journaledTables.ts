import type { Columns } from '#domain/template/draftChanges.ts';
import { partRows, type FormPart } from '#server/database/formParts.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

/** A table whose rows are journaled while a draft is edited, under the kind of part that people know. */
export interface JournaledTable {
  readonly kind: PartKind;
  readonly table: string;
  readonly hangsUnder: FormPart['hangsUnder'];
  readonly isOrdered: boolean;
}

/** Parents before children. */
export const journaledTables: readonly JournaledTable[] = [
  ...['flow_templates', 'master_templates'].map((table): JournaledTable => ({
    kind: 'FlowTemplate',
    table,
    hangsUnder: {},
    isOrdered: false,
  })),
  ...partRows.map(([kind, { table, hangsUnder, isOrdered = false }]) => ({ kind, table, hangsUnder, isOrdered })),
];

const byName = new Map(journaledTables.map((one) => [one.table, one]));

export function journaledTable(name: string): JournaledTable {
  const found = byName.get(name);
  if (!found) throw new Error(`changes of ${name} are not journaled`);
  return found;
}

/** The id of the part that a row belongs to; for steps, formulas, logic, and outputs, that of the draft. */
export function parentOf({ hangsUnder }: JournaledTable, row: Columns): string {
  const columns = Object.keys(hangsUnder);
  const parents = (columns.length === 0 ? ['flow_template_id'] : columns).map((column) => row[column]);
  return parents.find((parent) => typeof parent === 'string') ?? '';
}
