import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../e2e');

/**
 * Browser tests follow links on pages and in emails. These exceptions visit many screens, measure them, or act as outsiders.
 * The list may only shrink.
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

test('only listed browser tests open addresses directly', () => {
  expect(files.filter((name) => /\bmayJump:/.test(textOf(name)))).toEqual(jumping);
});

test('every browser test uses our own `test`, which watches for errors', () => {
  const own = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;
  expect(files.filter((name) => own.test(textOf(name)))).toEqual([]);
});
