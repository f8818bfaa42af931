import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../e2e');

/**
 * Browser tests go by what people are given. These look at many screens, measure them, or try what strangers try; the list
 * only ever grows shorter.
 */
const jumping = [
  'accountScreens.e2e.ts',
  'changesSinceApproval.e2e.ts',
  'dashboard.e2e.ts',
  'firstAnswers.e2e.ts',
  'launch.e2e.ts',
  'operator.e2e.ts',
  'operatorScreens.e2e.ts',
  'readableEverywhere.e2e.ts',
  'teamRoles.e2e.ts',
  'teamSettings.e2e.ts',
  'templateScreens.e2e.ts',
];

const files = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts'));
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test('browser tests that open addresses which nobody is given stand on a list that only shrinks', () => {
  expect(files.filter((name) => /\bmayJump:/.test(textOf(name)))).toEqual(jumping);
});

test('every browser test is watched', () => {
  const own = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;
  expect(files.filter((name) => own.test(textOf(name)))).toEqual([]);
});
