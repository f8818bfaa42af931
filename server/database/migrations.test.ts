import { expect, test } from 'vitest';
import { migrationNames, misfitOf } from '#server/database/migrations.ts';

const ours = ['1_init', '2_more', '3_contract_old_names'];

test('a database with all of our migrations fits, and one that was only added to since', () => {
  expect(misfitOf(new Set(ours), ours)).toBeNull();
  expect(misfitOf(new Set([...ours, '4_newer']), ours)).toBeNull();
  expect(misfitOf(new Set(migrationNames()))).toBeNull();
});

test('a database that lacks some does not fit, and the sentence says what to do', () => {
  expect(misfitOf(new Set(['1_init']), ours)).toContain('lacks 2 of this release');
  expect(misfitOf(new Set(['1_init']), ours)).toContain('first 2_more. Please run `npm run migrate`');
  expect(misfitOf(null, ours)).toContain('lacks 3');
});

test('a database from which a newer release took something away does not fit', () => {
  expect(misfitOf(new Set([...ours, '4_newer', '5_contract_answers']), ours)).toContain('5_contract_answers');
});
