import { expect, it } from 'vitest';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { withOlderDatabase } from '#tests/commands/withOlderDatabase.ts';

const id = (end: string): string => `00000000-0000-7000-8000-0000000000${end}`;
const price = { sourceType: 'StepDatum', sourceIdentity: id('e1'), comparator: 'greater', connective: null };
const area = { ...price, sourceIdentity: id('e2') };
const fee = { ...price, sourceType: 'Formula', sourceIdentity: id('e3') };

/** A published version and a draft, with logic that compares an amount, an area, and a formula, also in groups. */
const logicBefore = `
  SET session_replication_role = replica;
  INSERT INTO flow_templates (id, team_id, master_template_id, kind, version, name, published_at) VALUES
    ('${id('01')}', '${id('0a')}', '${id('0b')}', 'published', 1, 'Permit', now()),
    ('${id('02')}', '${id('0a')}', '${id('0b')}', 'draft', 2, 'Permit', NULL);
  INSERT INTO fields (id, team_id, flow_template_id, section_id, identity, data_type, name, position)
  SELECT gen_random_uuid(), '${id('0a')}', version, '${id('0c')}', identity, kind, 'Field', 0
  FROM (VALUES ('${id('01')}'::uuid), ('${id('02')}'::uuid)) AS versions (version),
       (VALUES ('${id('e1')}'::uuid, 'money'::field_data_type), ('${id('e2')}'::uuid, 'integer')) AS kinds (identity, kind);
  INSERT INTO logic_configs (id, team_id, flow_template_id, target_type, target_identity, action, conditions) VALUES
    ('${id('d1')}', '${id('0a')}', '${id('01')}', 'Section', '${id('e8')}', 'show', $1),
    ('${id('d2')}', '${id('0a')}', '${id('02')}', 'Section', '${id('e8')}', 'show', $2),
    ('${id('d3')}', '${id('0a')}', '${id('02')}', 'Section', '${id('e9')}', 'show', $3);
  SET session_replication_role = DEFAULT`;

it('compares amounts with the entered dollars, also in published versions', async () => {
  await withOlderDatabase('20261128060000_forms_money_in_logic', async (client, url) => {
    const written = [
      [{ ...price, matchValue: 100 }],
      [
        { ...area, matchValue: 5 },
        {
          connective: null,
          conditions: [
            { ...fee, matchValue: 7 },
            { ...price, matchValue: 9 },
          ],
        },
      ],
      [{ ...price, matchValue: '$1.50' }],
    ];
    const texts = written.map((conditions) => `'${JSON.stringify(conditions)}'`);
    await client.query(logicBefore.replace(/\$([123])/g, (_place, number: string) => texts[Number(number) - 1] ?? ''));
    await applyMigrations(url);

    const { rows } = await client.query<{ conditions: unknown }>('SELECT conditions FROM logic_configs ORDER BY id');
    expect(rows.map(({ conditions }) => conditions)).toEqual([
      [{ ...price, matchValue: '100.00' }],
      [
        { ...area, matchValue: 5 },
        {
          connective: null,
          conditions: [
            { ...fee, matchValue: 7 },
            { ...price, matchValue: '9.00' },
          ],
        },
      ],
      [{ ...price, matchValue: '$1.50' }],
    ]);
    await expect(client.query(`UPDATE logic_configs SET conditions = '[]' WHERE id = '${id('d1')}'`)).rejects.toThrow(
      'a published form cannot be changed',
    );
  });
});
