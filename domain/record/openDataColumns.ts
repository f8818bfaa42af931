import type { DataType } from '#domain/form/fields/kinds.ts';

/** A column of open data: a fact about the record, or a published question. */
export interface OpenDataColumn {
  /** short and safe in programs, such as `site_address` */
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
  /** a data type of XML Schema, as CSV on the Web uses them */
  readonly type: 'string' | 'integer' | 'decimal' | 'date' | 'dateTime';
  /** the question; null for facts about the record */
  readonly fieldIdentity: string | null;
}

interface Question {
  readonly identity: string;
  readonly name: string | null;
  readonly hint: string | null;
  readonly dataType: DataType;
}

const types: Readonly<Partial<Record<DataType, OpenDataColumn['type']>>> = {
  integer: 'integer',
  float: 'decimal',
  money: 'decimal',
};

const longestKey = 60;

/** 'Site address (street)' becomes site_address_street; a name without letters becomes field. */
function keyOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  const key = words.join('_').slice(0, longestKey);
  return /^[a-z]/.test(key) ? key : ['field', ...words].join('_').slice(0, longestKey);
}

/** The columns of a form's open data: its own ones, then its published questions. Keys are unique. */
export function openDataColumns(
  own: readonly Omit<OpenDataColumn, 'fieldIdentity'>[],
  questions: readonly Question[],
): readonly OpenDataColumn[] {
  const taken = new Set(own.map(({ key }) => key));
  const free = (base: string): string => {
    let key = base;
    for (let number = 2; taken.has(key); number += 1) key = `${base}_${number}`;
    taken.add(key);
    return key;
  };
  return [
    ...own.map((column) => ({ ...column, fieldIdentity: null })),
    ...questions.map(({ identity, name, hint, dataType }) => ({
      key: free(keyOf(name ?? '')),
      title: name ?? '',
      description: hint,
      type: types[dataType] ?? 'string',
      fieldIdentity: identity,
    })),
  ];
}
