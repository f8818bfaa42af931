import { z } from 'zod';
import type { FilterKind } from '#domain/filter/filter.ts';

/** Columns of the list of submissions. The number, which links to the submission, always comes first. */
export const submissionColumns = [
  'form',
  'applicant',
  'next',
  'status',
  'currentStep',
  'edited',
  'assignees',
  'created',
  'activity',
  'due',
] as const;
export type SubmissionColumn = (typeof submissionColumns)[number];

/** Columns of the list of outputs. The name, which links to the output, always comes first. */
export const outputColumns = ['form', 'submission', 'applicant', 'status', 'issued', 'expires'] as const;
export type OutputColumn = (typeof outputColumns)[number];

export type ColumnOf<K extends FilterKind> = K extends 'submission' ? SubmissionColumn : OutputColumn;
export const columnsOf: { readonly [K in FilterKind]: readonly ColumnOf<K>[] } = {
  submission: submissionColumns,
  output: outputColumns,
};

export const listDensities = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof listDensities)[number];

/** Column widths, narrowest first. */
export const columnSizes = ['xs', 's', 'm', 'l', 'xl'] as const;
export type ColumnSize = (typeof columnSizes)[number];
type Sizes<Column extends string> = Readonly<Partial<Record<Column, ColumnSize>>>;

/** A person's layout of a list. */
export interface ListLayout<Column extends string = SubmissionColumn> {
  readonly density: ListDensity;
  /** in display order */
  readonly columns: readonly Column[];
  /** only columns with a changed width */
  readonly sizes?: Sizes<Column> | undefined;
}

export const defaultLayout: ListLayout = {
  density: 'comfortable',
  columns: ['form', 'applicant', 'status', 'next', 'currentStep', 'assignees', 'edited', 'created'],
};

export const defaultLayouts: { readonly [K in FilterKind]: ListLayout<ColumnOf<K>> } = {
  submission: defaultLayout,
  output: { density: 'comfortable', columns: ['status', 'applicant', 'issued', 'expires', 'form', 'submission'] },
};

const layoutWith = <Column extends string>(columns: readonly Column[]) =>
  z.strictObject({
    density: z.enum(listDensities),
    columns: z
      .array(z.enum(columns))
      .max(columns.length)
      .refine((chosen) => new Set(chosen).size === chosen.length),
    sizes: z.partialRecord(z.enum(columns), z.enum(columnSizes)).optional(),
  });

const layouts = { submission: layoutWith(submissionColumns), output: layoutWith(outputColumns) };

/** Null if it isn't a valid layout of the list, such as one with columns of another release. */
export function parseLayout<K extends FilterKind>(kind: K, raw: unknown): ListLayout<ColumnOf<K>> | null {
  const parsed = layouts[kind].safeParse(raw);
  return parsed.success ? (parsed.data as ListLayout<ColumnOf<K>>) : null;
}

/** Adds a column at the end or removes it. */
export const toggledColumn = <Column extends string>(columns: readonly Column[], column: Column): Column[] =>
  columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column];

/** Moves a column one position. */
export function movedColumn<Column extends string>(columns: readonly Column[], column: Column, by: -1 | 1): Column[] {
  const from = columns.indexOf(column);
  const to = from + by;
  const other = columns[to];
  if (from < 0 || other === undefined) return [...columns];
  return columns.map((one, place) => {
    if (place === from) return other;
    return place === to ? column : one;
  });
}

/** The next size in a direction; null at the limit. */
export const adjacentColumnSize = (size: ColumnSize, by: -1 | 1): ColumnSize | null =>
  columnSizes[columnSizes.indexOf(size) + by] ?? null;

export const withColumnSize = <Column extends string>(
  layout: ListLayout<Column>,
  column: Column,
  size: ColumnSize,
): ListLayout<Column> => ({ ...layout, sizes: { ...layout.sizes, [column]: size } as Sizes<Column> });
