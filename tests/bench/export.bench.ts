import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { root } from '#scripts/setup/root.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import type { BenchExportRequest, ExportedFile } from '#tests/bench/town/exportWorker.ts';
import { fillForm, type FilledForm } from '#tests/bench/town/fillForm.ts';
import { openEmpty } from '#tests/bench/town/openEmpty.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

const [few, many, fields] = [2_000, 100_000, 20];
const tries = 3;
const most = { ratio: 1.6, megabytes: 60 } as const;
const formats = ['csv', 'xlsx'] as const;

interface Worker {
  readonly exported: (form: FilledForm, format: BenchExportRequest['format']) => Promise<ExportedFile>;
  readonly stop: () => void;
}

async function startWorker(url: string): Promise<Worker> {
  const file = path.join(root, 'tests/bench/town/exportWorker.ts');
  const child = fork(file, [url], { cwd: root, execArgv: ['--expose-gc'] });
  await answer(child);
  return {
    exported: async ({ form: { formId }, userId }, format) => {
      child.send({ formId, userId, format } satisfies BenchExportRequest);
      return (await answer(child)) as ExportedFile;
    },
    stop: () => child.disconnect(),
  };
}

async function answer(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the worker ended before it responded');
  });
  return Promise.race([once(child, 'message').then(([said]: unknown[]) => said), ended]);
}

/** The limit: the same answers, written to a file by the database itself, without labels, permissions, or rules. */
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

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const empty = await openEmpty(parts, 'export');
  const [small, large] = [
    await fillForm(empty, { count: few, fields }),
    await fillForm(empty, { count: many, fields }),
  ];
  const folder = scratchFolder('bench-export-copy');
  // the database alone
  chmodSync(folder, 0o777);
  const bare: number[] = [];
  const measures: Measure[] = [];
  for (const format of formats) {
    const worker = parts.adopt(await startWorker(empty.url), ({ stop }) => stop());
    const less = await worker.exported(small, format);
    const all: ExportedFile[] = [];
    // alternating, so that other load on the machine affects both alike
    for (let number = 0; number < tries; number += 1) {
      bare.push(await copied(empty.url, large, `${folder}/copy.csv`));
      all.push(await worker.exported(large, format));
    }
    measures.push(...measuresOf(format, { bare: bare.slice(-tries), less, all }));
  }
  return [{ name: `COPY of ${many} submissions, ${fields} answers each`, ms: Math.min(...bare) }, ...measures];
}

interface Compared {
  readonly bare: readonly number[];
  readonly less: ExportedFile;
  readonly all: readonly ExportedFile[];
}

/** Compares the fastest runs, and the first runs: a worker that has created one is faster at the next. */
function measuresOf(format: BenchExportRequest['format'], { bare, less, all }: Compared): Measure[] {
  const [fastest, first] = [Math.min(...all.map(({ ms }) => ms)), all[0]!.ms];
  const [ratio, firstRatio] = [fastest / Math.min(...bare), first / bare[0]!];
  const grownMb = Math.max(...all.map((one) => one.grownMb));
  const megabytes = (Math.max(...all.map(({ bytes }) => bytes)) / 1024 ** 2).toFixed(1);
  // a workbook is more work than COPY
  const goal = (met: boolean) => (format === 'csv' ? { goal: `<= ${most.ratio} x`, met } : {});
  const perSecond = (ms: number): number => many / (ms / 1000);
  return [
    {
      ...{ name: `${format} of ${many} submissions, by rights and rules`, ms: fastest, perSecond: perSecond(fastest) },
      ...{ ratio, ...goal(ratio <= most.ratio), note: `${megabytes} MB` },
    },
    {
      ...{ name: `the first of a worker, ${format}`, ms: first, perSecond: perSecond(first) },
      ...{ ratio: firstRatio, ...goal(firstRatio <= most.ratio), note: `the first COPY ${bare[0]!.toFixed(0)} ms` },
    },
    {
      name: `memory for ${many} rows above that for ${few}, ${format}`,
      goal: `<= ${most.megabytes} MB`,
      met: grownMb - less.grownMb <= most.megabytes,
      note: `${less.grownMb.toFixed(0)} MB and ${grownMb.toFixed(0)} MB`,
    },
  ];
}

export const bench: Bench = { title: 'Exporting submissions, compared with the database alone', run };

if (import.meta.main) console.table(await run());
