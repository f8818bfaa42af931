import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { pageAddresses } from '#server/http/pageAddresses.ts';

const addressesOf = (routes: readonly RouteObject[], within = ''): readonly string[] =>
  routes.flatMap(({ path, children = [], index }) => {
    const address = path === undefined ? within : path.startsWith('/') ? path : `${within}/${path}`;
    return [...(path === undefined && !index ? [] : [address]), ...addressesOf(children, address)];
  });

test('the server knows the address of every screen, and of nothing else, so that other addresses are not found', async () => {
  // what the page brings along is looked for when the client's modules are loaded
  Object.assign(globalThis, { document: { getElementById: () => null } });
  const { routes } = await import('#web/routes.tsx');
  const addresses = addressesOf(routes).filter((address) => !address.endsWith('*'));
  expect([...pageAddresses].sort()).toEqual([...new Set(addresses)].sort());
});
