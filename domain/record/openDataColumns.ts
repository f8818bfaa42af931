import type { ContentShape } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

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

/** A question as it was named when its answers were first public. */
export interface FirstName {
  readonly identity: string;
  readonly name: string | null;
}

/** Amounts are in dollars. */
const types: Readonly<Record<ContentShape, OpenDataColumn['type']>> = {
  text: 'string',
  whole: 'integer',
  number: 'decimal',
  cents: 'decimal',
  address: 'string',
  moment: 'string',
  moments: 'string',
  option: 'string',
  options: 'string',
  files: 'string',
  entity: 'string',
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

/**
 * The columns of a form's open data: its own ones, then its published questions. Keys are unique, and stay the same when
 * a question is renamed, moved, or removed: they come from the first names of all questions that were ever public, in
 * the order of their publication. Decision 0138.
 */
export function openDataColumns(
  own: readonly Omit<OpenDataColumn, 'fieldIdentity'>[],
  questions: readonly Question[],
  firstNames: readonly FirstName[],
): readonly OpenDataColumn[] {
  const taken = new Set(own.map(({ key }) => key));
  const free = (base: string): string => {
    let key = base;
    for (let number = 2; taken.has(key); number += 1) key = `${base}_${number}`;
    taken.add(key);
    return key;
  };
  const keys = new Map(firstNames.map(({ identity, name }) => [identity, free(keyOf(name ?? ''))]));
  return [
    ...own.map((column) => ({ ...column, fieldIdentity: null })),
    ...questions.map(({ identity, name, hint, dataType }) => ({
      key: keys.get(identity) ?? free(keyOf(name ?? '')),
      title: name ?? '',
      description: hint,
      type: types[kinds[dataType].stored],
      fieldIdentity: identity,
    })),
  ];
}
