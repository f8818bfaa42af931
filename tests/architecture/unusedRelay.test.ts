import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { liveResolverModule, liveResolverStub, unusedRelayModules } from '#scripts/client/unusedRelay.ts';
import { root } from '#scripts/setup/root.ts';

const modules = path.join(root, 'node_modules');
const store = path.join(modules, 'relay-runtime/lib/store');
const stub = { exports: {} as Record<string, unknown> };
runInNewContext(liveResolverStub, { module: stub });

/** Methods that Relay calls only for fields with a resolver, which this schema does not have. */
const onlyForResolvers = [
  'ensureClientRecord',
  'getLiveResolverPromise',
  'notifyUpdatedSubscribers',
  'readFromCacheOrEvaluate',
];

test.each([...unusedRelayModules, liveResolverModule])(
  '%s is a module of Relay, so the build still leaves it out',
  (name) => {
    expect(existsSync(path.join(modules, `${name}.js`))).toBe(true);
  },
);

test('the stub of LiveResolverCache has exactly the methods that Relay calls without resolvers', () => {
  const sources = globSync('*.js', { cwd: store }).map((file) => readFileSync(path.join(store, file), 'utf8'));
  const called = sources.flatMap((text) => [...text.matchAll(/_resolverCache\.(\w+)\(/g)].map(([, name = '']) => name));
  const { prototype } = stub.exports['LiveResolverCache'] as { prototype: object };
  const stubbed = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
  expect([...new Set(called)].toSorted()).toEqual([...stubbed, ...onlyForResolvers].toSorted());
});

test('the stub of LiveResolverCache has everything that Relay imports from the module', () => {
  const files = globSync('**/*.js', { cwd: path.dirname(store) }).map((file) =>
    readFileSync(path.join(path.dirname(store), file), 'utf8'),
  );
  const taken = files.flatMap((text) => {
    const [, variable] = /(\w+) = require\(['"][./\w-]*\/LiveResolverCache['"]\)/.exec(text) ?? [];
    if (variable === undefined) return [];
    return [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
  });
  expect(taken.length).toBeGreaterThan(0);
  expect(Object.keys(stub.exports)).toEqual(expect.arrayContaining(taken));
});
