import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { isPlaceOfStaff, pageAddresses } from '#server/http/pageAddresses.ts';

const addressesOf = (routes: readonly RouteObject[], within = ''): readonly string[] =>
  routes.flatMap(({ path, children = [], index }) => {
    const address = path === undefined ? within : path.startsWith('/') ? path : `${within}/${path}`;
    return [...(path === undefined && !index ? [] : [address]), ...addressesOf(children, address)];
  });

// what the page brings along is looked for when the client's modules are loaded
Object.assign(globalThis, { document: { getElementById: () => null } });
const { allRoutes, routes: routesAtFirst } = await import('#web/routes.tsx');
const { staffRoutes } = await import('#web/staffRoutes.tsx');

test('the server knows the address of every screen, and of nothing else, so that other addresses are not found', async () => {
  const addresses = addressesOf(await allRoutes()).filter((address) => !address.endsWith('*'));
  expect([...pageAddresses].sort()).toEqual([...new Set(addresses)].sort());
});

test('the places of staff are the addresses of their routes and of no others, for the client and for the server', () => {
  const ofStaff = new Set(addressesOf(staffRoutes));
  for (const address of pageAddresses) {
    const path = address.replaceAll(/:\w+\??/g, 'a').replace(/\/\w+\?$/, '');
    const isLate = matchRoutes(routesAtFirst, path)?.at(-1)?.route.handle?.routes !== undefined;
    expect([path, isLate, isPlaceOfStaff(path)]).toEqual([path, ofStaff.has(address), ofStaff.has(address)]);
  }
});
