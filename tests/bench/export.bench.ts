import { chmodSync } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { csvFile, xlsxFile } from '#server/documents/writeTables.ts';
import { exportTables } from '#server/queries/export/exportTables.ts';
import type { Services } from '#server/Services.ts';
import { loadPrincipal, unbounded } from '#server/sessions/loadPrincipal.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { fillForm, type FilledForm } from '#tests/bench/town/fillForm.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';
import { scratchFolder } from '#tests/support/scratch.ts';

const [few, many, fields] = [2_000, 100_000, 20];
const tries = 3;
const most = { ratio: 1.6, megabytes: 60 } as const;

interface Written {
  readonly ms: number;
  readonly bytes: number;
  /** how far the memory of the process went above where it stood */
  readonly grownMb: number;
}

async function exported(services: Services, { form, userId }: FilledForm, format: 'csv' | 'xlsx'): Promise<Written> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [peak, bytes] = [before, 0];
  const started = performance.now();
  const principal = await loadPrincipal(services.pool, userId, unbounded);
  if (!principal) throw new Error('nobody exports');
  const forms = { formIds: [form.formId], from: null, until: null, by: 'launched', includeLegacy: false } as const;
  const request = { asker: unbounded, forms: { ...forms, alsoSeenBy: null } };
  const onRows = async (): Promise<void> => void (peak = Math.max(peak, process.memoryUsage().rss));
  const found = await exportTables(services, { request, principal, type: 'submissions', onRows });
  if (!found) throw new Error('nothing was found');
  const content = format === 'csv' ? csvFile(await found.whole()) : xlsxFile(await found.sheets());
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done();
    },
  });
  await pipeline(content, sink);
  const ms = performance.now() - started;
  return { ms, bytes, grownMb: (peak - before) / 1024 ** 2 };
}

/** The limit: the same answers as the database itself would write them to a file, without names, rights or rules. */
async function copied(url: string, { form }: FilledForm, file: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const started = performance.now();
  await client.query(
    `COPY (SELECT s.scoped_id, s.status, s.created_at, (SELECT jsonb_object_agg(w.field_identity, w.content) FROM answers w WHERE w.submission_id = s.id)
       FROM submissions s WHERE s.master_template_id = '${form.formId}' ORDER BY s.id) TO '${file}' WITH (FORMAT csv)`,
  );
  const ms = performance.now() - started;
  await client.end();
  return ms;
}

/** Several times: a worker that has made one knows how to make the next. What counts is the fastest, and the most memory. */
async function severalTimes<Result>(attempt: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let number = 0; number < tries; number += 1) results.push(await attempt());
  return results;
}

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const empty = await openEmpty(parts, 'export');
  const { services, url } = empty;
  const [small, large] = [
    await fillForm(empty, { count: few, fields }),
    await fillForm(empty, { count: many, fields }),
  ];
  // what is compiled and cached once is no matter of how many rows there are
  for (const format of ['csv', 'xlsx'] as const) await exported(services, small, format);
  await pause(200);
  const folder = scratchFolder('bench-export-copy');
  // the database writes it by itself
  chmodSync(folder, 0o777);
  const file = `${folder}/copy.csv`;
  const bare = Math.min(...(await severalTimes(() => copied(url, large, file))));
  const measures: Measure[] = [{ name: `COPY of ${many} submissions, ${fields} answers each`, ms: bare }];
  for (const format of ['csv', 'xlsx'] as const) {
    const less = await exported(services, small, format);
    const all = await severalTimes(() => exported(services, large, format));
    const ms = Math.min(...all.map((one) => one.ms));
    const grownMb = Math.max(...all.map((one) => one.grownMb));
    const megabytes = (Math.max(...all.map(({ bytes }) => bytes)) / 1024 ** 2).toFixed(1);
    measures.push(
      {
        name: `${format} of ${many} submissions, by rights and rules`,
        ms,
        perSecond: many / (ms / 1000),
        ratio: ms / bare,
        ...(format === 'csv' && { goal: `<= ${most.ratio} x`, met: ms / bare <= most.ratio }),
        note: `${megabytes} MB`,
      },
      {
        name: `memory for ${many} rows above that for ${few}, ${format}`,
        goal: `<= ${most.megabytes} MB`,
        met: grownMb - less.grownMb <= most.megabytes,
        note: `${less.grownMb.toFixed(0)} MB and ${grownMb.toFixed(0)} MB`,
      },
    );
  }
  return measures;
}

export const bench: Bench = { title: 'Exporting submissions, against the database writing them by itself', run };

if (import.meta.main) console.table(await run());
