import { expect, test } from 'vitest';
import { migrationNames, schemaMismatch } from '#server/database/migrations.ts';

const ours = ['1_init', '2_more', '3_contract_old_names'];

test('accepts a database with all our migrations, and one that newer releases only added to', () => {
  expect(schemaMismatch(new Set(ours), ours)).toBeNull();
  expect(schemaMismatch(new Set([...ours, '4_newer']), ours)).toBeNull();
  expect(schemaMismatch(new Set(migrationNames()))).toBeNull();
});

test('rejects a database that lacks migrations, and says what to do', () => {
  expect(schemaMismatch(new Set(['1_init']), ours)).toContain('is missing 2 migrations of this release');
  expect(schemaMismatch(new Set(['1_init']), ours)).toContain('starting with 2_more. Run `npm run migrate`');
  expect(schemaMismatch(null, ours)).toContain('is missing 3');
});

test('rejects a database from which a newer release removed something', () => {
  expect(schemaMismatch(new Set([...ours, '4_newer', '5_contract_answers']), ours)).toContain('5_contract_answers');
});
