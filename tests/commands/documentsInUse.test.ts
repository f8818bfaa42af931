import { expect, it } from 'vitest';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { withOlderDatabase } from '#tests/commands/withOlderDatabase.ts';

const id = (end: string): string => `'00000000-0000-7000-8000-0000000000${end}'`;

/** Versions 1 and 2 of a form and its draft, whose outputs use documents that never had to be published. */
const outputsBefore = `
  SET session_replication_role = replica;
  INSERT INTO flow_templates (id, team_id, master_template_id, kind, version, name, published_at) VALUES
    (${id('01')}, ${id('0a')}, ${id('0b')}, 'published', 1, 'Permit', now()),
    (${id('02')}, ${id('0a')}, ${id('0b')}, 'published', 2, 'Permit', now()),
    (${id('03')}, ${id('0a')}, ${id('0b')}, 'draft', 3, 'Permit', NULL);
  INSERT INTO master_template_documents (id, team_id, master_template_id, name, file_id, start_version, stop_version, latest) VALUES
    (${id('d1')}, ${id('0a')}, ${id('0b')}, 'used, never published', ${id('f1')}, NULL, NULL, true),
    (${id('d2')}, ${id('0a')}, ${id('0b')}, 'used beyond its versions', ${id('f2')}, 2, 1, false),
    (${id('d3')}, ${id('0a')}, ${id('0b')}, 'of the draft', ${id('f3')}, NULL, NULL, true);
  INSERT INTO configured_outputs (id, team_id, flow_template_id, document_id, identity, name) VALUES
    (${id('c1')}, ${id('0a')}, ${id('01')}, ${id('d1')}, ${id('e1')}, 'Permit'),
    (${id('c2')}, ${id('0a')}, ${id('01')}, ${id('d2')}, ${id('e2')}, 'Letter'),
    (${id('c3')}, ${id('0a')}, ${id('02')}, ${id('d2')}, ${id('e2')}, 'Letter'),
    (${id('c4')}, ${id('0a')}, ${id('03')}, ${id('d3')}, ${id('e3')}, 'Plaque');
  SET session_replication_role = DEFAULT`;

it('keeps using the documents of outputs in published versions', async () => {
  await withOlderDatabase('20261122080000_documents_in_use', async (client, url) => {
    await client.query(outputsBefore);
    await applyMigrations(url);

    const { rows } = await client.query(
      `SELECT name, published_at IS NOT NULL AS "isPublished", start_version AS start, stop_version AS stop
       FROM master_template_documents ORDER BY id`,
    );
    expect(rows).toEqual([
      { name: 'used, never published', isPublished: true, start: 1, stop: null },
      { name: 'used beyond its versions', isPublished: true, start: 1, stop: 2 },
      { name: 'of the draft', isPublished: false, start: null, stop: null },
    ]);
  });
});
