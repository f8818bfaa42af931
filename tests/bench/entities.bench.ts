import type { Pool } from 'pg';
import { newId } from '#server/newId.ts';
import { alikeEntities } from '#server/queries/entity/alikeEntities.ts';
import { countEntities } from '#server/queries/entity/countEntities.ts';
import { entityPage } from '#server/queries/entity/entityPage.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds } from '#tests/bench/town/measure.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';
import { openPool } from '#tests/bench/town/openTown.ts';

const mostOfAPage = 20;

interface Kind {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** SQL of the name of the `i`th entity */
  readonly naming: string;
}

const street = `(ARRAY['Elm','Oak','Main','Market','River','Lake','Hill','Park','Zinnia','Birch'])[1 + i % 10]`;
const kinds: readonly Kind[] = [
  {
    id: newId(),
    name: 'Parcel',
    count: 600_000,
    naming: `'Parcel ' || lpad((i::bigint * 7919 % 1000000)::text, 7, '0') || ' ' || ${street} || ' Street'`,
  },
  {
    id: newId(),
    name: 'Business',
    count: 300_000,
    naming: `${street} || ' ' || (ARRAY['Bakery','Cafe','Garage','Dental','Books'])[1 + i / 10 % 5] || ' ' || i`,
  },
  {
    id: newId(),
    name: 'Dog',
    count: 100_000,
    naming: `(ARRAY['Rex','Bella','Zorro','Luna'])[1 + i % 4] || ' of house ' || md5(i::text)`,
  },
];

/** Common, rare, missing, and short words; numbers; and values. */
const searches = [
  ...['', 'parcel', 'street', 'elm street', 'zinnia', 'bakery', 'bakery 29', 'zorro', 'house of luna', 'a', 'el', 'qx'],
  ...[
    '0123',
    'parcel 0007919',
    'no such words',
    'zinnia dental',
    'dental street',
    '217555',
    '(217) 555-0042',
    'BL-100042',
  ],
];

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const { services, url } = await openEmpty(parts, 'entities');
  const pool = parts.adopt(openPool(url, 1), (open) => open.end());
  const teamId = newId();
  await services.db.team.create({ data: { id: teamId, name: 'Bench', slug: 'bench', color: '#1d4e89' } });
  const phone = await seed(pool, teamId);
  const measures: Measure[] = [];
  for (const kind of [null, ...kinds.map(({ id }) => id)]) {
    const of = kinds.find(({ id }) => id === kind)?.name ?? 'all kinds';
    for (const terms of searches) {
      const input = {
        teamId,
        customEntityId: kind,
        terms,
        state: 'active',
        direction: 'forward',
        from: null,
        size: 50,
      } as const;
      const { rows, isPartial } = await entityPage(pool, input);
      measures.push(
        await measured(
          `${of}: '${terms}'`,
          () => entityPage(pool, input),
          `${rows.length} rows${isPartial ? ', partial' : ''}`,
        ),
      );
      const last = rows.at(-1);
      if (!last || kind !== null) continue;
      const next = { ...input, from: { at: last.sortKey, id: last.id } };
      measures.push(await measured(`${of}: '${terms}', the next page`, () => entityPage(pool, next), ''));
    }
  }
  const counted = { teamId, customEntityId: null, state: 'active' } as const;
  measures.push(await measured('the number of all kinds', () => countEntities(pool, counted), ''));
  const business = kinds[1]?.id ?? '';
  const values = [{ field: { id: phone, dataType: 'phone', options: [] }, value: '(217) 555-0042' }];
  for (const name of ['Elm Bakery 290', 'Completely unknown', 'Main Street'])
    measures.push(
      await measured(
        `duplicates of '${name}'`,
        () => alikeEntities(pool, { customEntityId: business, entityId: null, name, values }),
        '',
      ),
    );
  return measures;
}

async function measured(name: string, work: () => Promise<unknown>, note: string): Promise<Measure> {
  const { p50, p95 } = (await interleaveRounds({ work }, { clients: 1, rounds: 3, ms: 200 })).work;
  const met = p50 <= mostOfAPage;
  return { name, ms: p50, goal: `<= ${mostOfAPage} ms`, met, note: `${note} p95 ${p95.toFixed(1)} ms`.trim() };
}

/** A million entities, and two values for each business. Returns the field of the phone numbers. */
async function seed(pool: Pool, teamId: string): Promise<string> {
  const [phone, license] = [newId(), newId()];
  for (const { id, name, count, naming } of kinds) {
    await pool.query('INSERT INTO custom_entities (id, team_id, name) VALUES ($1, $2, $3)', [id, teamId, name]);
    await pool.query(
      `INSERT INTO entities (id, team_id, custom_entity_id, name)
       SELECT gen_random_uuid(), $1::uuid, $2::uuid, ${naming} FROM generate_series(1, $3::int) AS i`,
      [teamId, id, count],
    );
  }
  const business = kinds[1]?.id;
  for (const [id, name, dataType] of [
    [phone, 'Phone', 'phone'],
    [license, 'License', 'string'],
  ])
    await pool.query(
      'INSERT INTO custom_entity_fields (id, team_id, custom_entity_id, name, slug, data_type) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, teamId, business, name, String(name).toLowerCase(), dataType],
    );
  await pool.query(
    `INSERT INTO entity_field_values (id, team_id, entity_id, custom_entity_field_id, value, comparable)
     SELECT gen_random_uuid(), $1::uuid, e.id, f.id, f.value, f.comparable
     FROM (SELECT id, row_number() OVER () AS i FROM entities WHERE custom_entity_id = $2::uuid) e
     CROSS JOIN LATERAL (VALUES
       ($3::uuid, '+1217555' || lpad((e.i % 10000)::text, 4, '0'), '1217555' || lpad((e.i % 10000)::text, 4, '0')),
       ($4::uuid, 'BL-' || (100000 + e.i), 'bl' || (100000 + e.i))) AS f(id, value, comparable)`,
    [teamId, business, phone, license],
  );
  await pool.query('VACUUM ANALYZE entities');
  await pool.query('VACUUM ANALYZE entity_field_values');
  return phone;
}

export const bench: Bench = {
  title: 'Searching a million entities by name and value, in milliseconds of database time',
  run,
};
