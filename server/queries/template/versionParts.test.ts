import { expect, test } from 'vitest';
import { foldedFacts } from '#messages/form/foldedFacts.ts';
import type { SettingFact } from '#messages/form/versionNames.ts';
import { settingFacts } from '#messages/form/versionSettingFacts.ts';
import { partRows } from '#server/database/formParts.ts';
import { comparedColumns } from '#server/queries/template/versionParts.ts';

/** Columns that the editor doesn't show. */
const unsaid = ['Step.generic_type', 'Step.responsibility_type'];

test('every setting of every part of a form has the words of the editor', () => {
  const columns = partRows.flatMap(([kind, part]) => {
    if (kind in foldedFacts) return [];
    const facts = Object.entries((settingFacts as Record<string, Record<string, SettingFact>>)[kind] ?? {});
    const said = new Set(facts.flatMap(([name, fact]) => [name, ...(fact.with ?? [])]));
    return comparedColumns(part).flatMap((column) => (said.has(column) ? [] : `${kind}.${column}`));
  });
  expect(columns).toEqual(unsaid);
});
