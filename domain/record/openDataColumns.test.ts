import { describe, expect, it } from 'vitest';
import { openDataColumns } from '#domain/record/openDataColumns.ts';

const question = (name: string | null, dataType: 'string' | 'money' | 'address' = 'string') => ({
  ...{ identity: `identity of ${name}`, name, hint: null, dataType },
});
const own = [{ key: 'number', title: 'Number', description: null, type: 'integer' as const }];

describe('the columns of open data', () => {
  it('have keys that programs can use', () => {
    const keys = openDataColumns(own, [question('Site address (street)'), question('Größe'), question('2nd owner')]);
    expect(keys.map(({ key }) => key)).toEqual(['number', 'site_address_street', 'gro_e', 'field_2nd_owner']);
  });

  it('have unique keys, also for questions named like a fact about the record', () => {
    const columns = openDataColumns(own, [question('Number'), question('Number!'), question(null), question('日本')]);
    expect(columns.map(({ key }) => key)).toEqual(['number', 'number_2', 'number_3', 'field', 'field_2']);
  });

  it('state the type of their values', () => {
    const [, fee, place] = openDataColumns(own, [question('Fee', 'money'), question('Place', 'address')]);
    expect([fee?.type, place?.type]).toEqual(['decimal', 'string']);
  });
});
