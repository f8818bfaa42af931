import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { claimTemporaryFolder } from '#scripts/setup/claimTemporaryFolder.ts';
import { root } from '#scripts/setup/root.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';

claimTemporaryFolder();

// npm run bench, or npm run bench -- <names>: each in its own process, so that none warms up the next
const folder = path.join(root, 'tests/bench');
const ending = '.bench.ts';
const names = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

const [only, ...more] = process.argv.slice(2);
if (only !== undefined && more.length === 0 && names.includes(only)) await measure(only);
else process.exit(measureApart(process.argv.length > 2 ? process.argv.slice(2) : names));

async function measure(name: string): Promise<void> {
  const { bench } = (await import(path.join(folder, `${name}${ending}`))) as { bench: Bench };
  process.stdout.write(`${bench.title}\n`);
  console.table((await bench.run()).map(row));
}

function measureApart(chosen: readonly string[]): number {
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`Unknown benchmark: ${unknown.join(', ')}. The benchmarks are: ${names.join(', ')}.\n`);
    return 1;
  }
  const codes = chosen.map(
    (name) => spawnSync(process.execPath, [import.meta.filename, name], { cwd: root, stdio: 'inherit' }).status,
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}

/** One column per figure; missed goals stand out. */
function row({ name, ms, perSecond, ratio, goal, met, note }: Measure): Record<string, string> {
  return {
    what: name,
    ms: shown(ms),
    'per second': shown(perSecond),
    ratio: shown(ratio),
    goal: goal ?? '',
    met: met === undefined ? '' : met ? 'yes' : 'NO',
    note: note ?? '',
  };
}

function shown(figure: number | undefined): string {
  return figure === undefined ? '' : figure.toLocaleString('en-US', { maximumSignificantDigits: 3 });
}
