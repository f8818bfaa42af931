import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accessOf, managerPages, redirectFrom, type ManagerPage } from '#domain/template/manager.ts';
import { root } from '#scripts/setup/root.ts';
import { makeDraft } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
const documents = Object.values(
  JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>,
);
const documentOf = (name: string): string => documents.find((text) => text.startsWith(`query ${name}(`)) ?? '';

/** The queries the browser sends for each page of a form. */
const queries: Readonly<Record<ManagerPage, string>> = {
  '/stats': 'OverviewScreenQuery',
  '/edit': 'EditScreenQuery',
  '/configuration': 'ConfigurationScreenQuery',
  '/outputs': 'OutputsScreenQuery',
  '/powerups': 'FormulasScreenQuery',
  '/powerups/formulas': 'FormulasScreenQuery',
  '/powerups/formulas/editor': 'FormulaEditorScreenQuery',
  '/actions': 'ActionsScreenQuery',
  '/actions/duplicate': 'DuplicateFormScreenQuery',
  '/actions/export': 'ExportFormScreenQuery',
  '/actions/import': 'ImportsScreenQuery',
  '/actions/versions': 'VersionsScreenQuery',
};

test('each page of a form is visible only to its readers and writers, and editable only by writers', async () => {
  const { team, writer, formId } = await makeDraft(api);
  const reader = await makePerson(api.services);
  await addToForm(api.services, team.id, plainIdOf(formId), reader, 1);
  const people: Readonly<Record<string, Visitor>> = {
    writer,
    reader,
    colleague: team.member,
    stranger: await makePerson(api.services),
  };
  const rows: string[] = [];
  for (const page of managerPages) {
    const document = documentOf(queries[page]);
    expect(document).not.toBe('');
    const row: string[] = [];
    for (const [name, who] of Object.entries(people)) {
      const frame = await api.ask(who, documentOf('FormFrameQuery'), { id: formId });
      const form = frame.data?.node?.form ?? frame.data?.node;
      const content = await api.ask(who, document, { id: formId });
      const told = JSON.stringify(content.data?.node ?? null);
      const access = form?.draft ? accessOf(form.availableActions) : 'none';
      const way = redirectFrom(page, access, form?.everPublished ?? false) ?? 'stays';
      const place = form === null || form === undefined ? 'nothing there' : way;
      row.push(`${name} ${place}${/"draft":\{/.test(told) ? '' : ', no draft'}`);
    }
    rows.push(`${page}: ${row.join('; ')}`);
  }
  expect(rows).toMatchInlineSnapshot(`
    [
      "/stats: writer /edit, no draft; reader stays, no draft; colleague join, no draft; stranger nothing there, no draft",
      "/edit: writer stays; reader /stats; colleague join, no draft; stranger nothing there, no draft",
      "/configuration: writer stays; reader /stats; colleague join, no draft; stranger nothing there, no draft",
      "/outputs: writer stays; reader /stats; colleague join, no draft; stranger nothing there, no draft",
      "/powerups: writer stays; reader /stats, no draft; colleague join, no draft; stranger nothing there, no draft",
      "/powerups/formulas: writer stays; reader /stats, no draft; colleague join, no draft; stranger nothing there, no draft",
      "/powerups/formulas/editor: writer stays; reader /stats, no draft; colleague join, no draft; stranger nothing there, no draft",
      "/actions: writer stays, no draft; reader stays, no draft; colleague join, no draft; stranger nothing there, no draft",
      "/actions/duplicate: writer stays; reader /stats; colleague join, no draft; stranger nothing there, no draft",
      "/actions/export: writer stays, no draft; reader stays, no draft; colleague join, no draft; stranger nothing there, no draft",
      "/actions/import: writer stays, no draft; reader /stats, no draft; colleague join, no draft; stranger nothing there, no draft",
      "/actions/versions: writer stays; reader /stats; colleague join, no draft; stranger nothing there, no draft",
    ]
  `);
});
