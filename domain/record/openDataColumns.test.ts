import { describe, expect, it } from 'vitest';
import { openDataColumns } from '#domain/record/openDataColumns.ts';

const question = (name: string | null, dataType: 'string' | 'money' | 'address' = 'string') => ({
  ...{ identity: `identity of ${name}`, name, hint: null, dataType },
});
const own = [{ key: 'number', title: 'Number', description: null, type: 'integer' as const }];

const columnsOf = (questions: readonly ReturnType<typeof question>[], firstNames = questions) =>
  openDataColumns(own, questions, firstNames);

describe('the columns of open data', () => {
  it('have keys that programs can use', () => {
    const keys = columnsOf([question('Site address (street)'), question('Größe'), question('2nd owner')]);
    expect(keys.map(({ key }) => key)).toEqual(['number', 'site_address_street', 'gro_e', 'field_2nd_owner']);
  });

  it('have unique keys, also for questions named like a fact about the record', () => {
    const columns = columnsOf([question('Number'), question('Number!'), question(null), question('日本')]);
    expect(columns.map(({ key }) => key)).toEqual(['number', 'number_2', 'number_3', 'field', 'field_2']);
  });

  it('keep their keys when questions are renamed, moved, removed, or added', () => {
    const [first, second, added] = [question('Number'), question('Number!'), question('Color')];
    const renamed = { ...second, name: 'Count' };
    expect(columnsOf([renamed, added], [first, second, added]).map(({ key, title }) => [key, title])).toEqual([
      ['number', 'Number'],
      ['number_3', 'Count'],
      ['color', 'Color'],
    ]);
  });

  it('state the type of their values', () => {
    const [, fee, place] = columnsOf([question('Fee', 'money'), question('Place', 'address')]);
    expect([fee?.type, place?.type]).toEqual(['decimal', 'string']);
  });
});
