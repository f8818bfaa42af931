import { expect, it } from 'vitest';
import { columnOf, settingRules, snakeCase, type SettingType } from '#domain/form/fields/fieldSettings.ts';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();

const databaseTypes: Readonly<Record<SettingType, string>> = {
  flag: 'boolean',
  content: 'jsonb',
  positive: 'integer',
  count: 'integer',
  label: 'text',
  dateType: 'USER-DEFINED',
  record: 'uuid',
};

/** The columns of fields that are not settings. */
const ownColumns = [
  ...['id', 'team_id', 'flow_template_id', 'section_id', 'identity', 'name', 'hint', 'data_type', 'position'],
  ...['created_at', 'updated_at'],
];

it('stores each field setting in a column of its type, with the default of a new field', async () => {
  const { rows } = await database.pool.query<{ name: string; type: string; starts: string | null; empty: string }>(
    `SELECT column_name AS name, data_type AS type, column_default AS starts, is_nullable AS empty
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'fields'`,
  );
  const columns = rows.filter(({ name }) => !ownColumns.includes(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const expected = settingRules.map(([setting, { type }]) => {
    const first = initialSettings[setting];
    const name = snakeCase(columnOf(setting));
    return {
      name,
      type: databaseTypes[type],
      starts: first === null ? null : JSON.stringify(first),
      empty: first === null ? 'YES' : 'NO',
    };
  });
  expect(columns).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});
