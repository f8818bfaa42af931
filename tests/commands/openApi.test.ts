import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '#scripts/setup/root.ts';

const run = promisify(execFile);
/** below node_modules, where programs find the packages that an integrator would have installed */
const folder = path.join(root, 'node_modules/.cache/portico/integrator');
const document = path.join(folder, 'contract.json');
const generator = path.join(root, 'node_modules/portico-integrator/node_modules/.bin/openapi-typescript');

/** A program by someone who has only the document. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './contract.js';

const client = createClient<paths>({ baseUrl: 'https://town.example', headers: { authorization: 'Bearer key' } });
const path = { id: '0197e3a2-7c1b-7f3e-9d2a-5b1c0e8f4a6d' };

const { data: submission, error } = await client.GET('/initiated_flows/{id}', { params: { path } });
const started: string | undefined = submission?.created_at;
const why: readonly string[] = error?.errors ?? [];

const { data: launched } = await client.POST('/initiated_flows', {
  params: { header: { 'Idempotency-Key': 'order-17' } },
  body: { initiated_flow: { flow_template_id: path.id } },
});
const steps: readonly components['schemas']['active_step_summary'][] = launched?.active_steps ?? [];

await client.POST('/initiated_flows/{id}/collected_data/create_or_update', {
  params: { path },
  body: { step_datum_id: path.id, version: 0, content: { text: '12 Elm Street' } },
});
const form = new FormData();
await client.POST('/initiated_flows/{id}/upload_repo_file', {
  params: { path },
  body: { file: 'bytes' },
  bodySerializer: () => form,
});

// @ts-expect-error an unknown path
await client.GET('/initiated_flows/{id}/nothing', { params: { path } });
// @ts-expect-error a text where a form is named
await client.POST('/initiated_flows', { body: { initiated_flow: 'dog license' } });
export { started, steps, why };
`;

describe('the contract as used by other tools', () => {
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const { stdout } = await run('npm', ['run', '-s', 'openapi'], { cwd: root, maxBuffer: 1 << 26 });
    writeFileSync(document, stdout);
  }, 120_000);

  it('is the only output of npm run -s openapi', async () => {
    const { openapi, paths } = (await import(document, { with: { type: 'json' } })).default;
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).length).toBeGreaterThan(100);
  });

  it('has no errors in redocly', async () => {
    const { stdout } = await run('redocly', ['lint', document, '--format=json'], { cwd: folder, env: quiet() });
    const { totals, problems } = JSON.parse(stdout) as { totals: { errors: number }; problems: { ruleId: string }[] };
    expect(totals.errors).toBe(0);
    // the specification has a literal path next to one with a parameter; no description can change that
    const others = problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths');
    expect(others).toEqual([]);
  });

  it('generates a client that compiles, and that detects wrong calls', async () => {
    await run(generator, [document, '-o', path.join(folder, 'contract.d.ts')], { cwd: folder });
    writeFileSync(path.join(folder, 'client.mts'), program);
    const strictly = ['--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
    const compiled = run('tsc', [...strictly, 'client.mts'], { cwd: folder });
    expect(await compiled.catch(({ stdout }: { stdout: string }) => stdout)).toMatchObject({ stdout: '' });
  });
});

/** Turns off telemetry. */
function quiet(): NodeJS.ProcessEnv {
  return { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
}
