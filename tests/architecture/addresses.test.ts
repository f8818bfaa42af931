import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../e2e');

/**
 * Browser tests follow links on pages and in emails. These exceptions visit many screens, measure them, or act as outsiders.
 * The list may only shrink.
 */
const jumping = [
  'account/accountScreens.e2e.ts',
  'account/operator.e2e.ts',
  'account/operatorScreens.e2e.ts',
  'account/teamRoles.e2e.ts',
  'account/teamSettings.e2e.ts',
  'authoring/templateScreens.e2e.ts',
  'lists/submissionList.e2e.ts',
  'submission/changesSinceApproval.e2e.ts',
  'submission/embeddedResponses.e2e.ts',
  'submission/launch.e2e.ts',
  'town/readability.e2e.ts',
];

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.e2e.ts'))
  .toSorted();
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

test('only listed browser tests open addresses directly', () => {
  expect(files.filter((name) => /\bmayJump:/.test(textOf(name)))).toEqual(jumping);
});

test('every browser test uses our own `test`, which watches for errors', () => {
  const own = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;
  expect(files.filter((name) => own.test(textOf(name)))).toEqual([]);
});
