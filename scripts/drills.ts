import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';
import { drillCounts, isAsExpected, type Drill } from '#tests/faults/drill.ts';
import { startCluster } from '#tests/support/cluster.ts';

// npm run drills, or npm run drills -- <names>: injects faults, and prints what was killed how often and the outcome
process.env['DRILLS'] ||= 'full';
const folder = path.join(root, 'tests/faults');
const ending = '.drill.ts';
const names = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? names : wanted;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown drill: ${unknown.join(', ')}. The drills are: ${names.join(', ')}.\n`);
  process.exit(1);
}

const cluster = await startCluster();
let isWell = true;
for (const name of chosen) {
  const { drill } = (await import(path.join(folder, `${name}${ending}`))) as { drill: Drill };
  process.stdout.write(`\n${drill.title}\n`);
  const begun = performance.now();
  const findings = await drill.run(drillCounts(), cluster);
  isWell &&= findings.every(isAsExpected);
  const rows = findings.map((finding) => ({
    what: finding.what,
    found: finding.found,
    wish: finding.wish ?? '',
    held: finding.wish === undefined ? '' : isAsExpected(finding) ? 'yes' : 'NO',
  }));
  console.table(rows);
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
}
await cluster.stop();
process.exit(isWell ? 0 : 1);
