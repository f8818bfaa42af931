import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Only useFormChange may use these mutations, because it reports settings that were not saved. */
const mutations = /import \{ (?:useUpdateMasterTemplate|useUpdateFlowTemplate) \}/;
const settings = /\buse(?:Form|Draft)Change\(/;
const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx') || name === 'useFormChange.ts')
  .map((name) => [name, readFileSync(`${import.meta.dirname}/${name}`, 'utf8')] as const);

test("every form setting shows the documented message if it can't be saved", () => {
  expect(sources.filter(([, text]) => mutations.test(text)).map(([name]) => name)).toEqual(['useFormChange.ts']);
  expect(sources.filter(([name, text]) => name.endsWith('.tsx') && settings.test(text)).map(([name]) => name)).toEqual([
    'CategoryField.tsx',
    'CompletionMessage.tsx',
    'FormNameField.tsx',
    'FormPresentation.tsx',
    'FormSlugForm.tsx',
    'IconField.tsx',
    'IdentifierField.tsx',
    'LaunchSettings.tsx',
    'PublicSettings.tsx',
  ]);
});
