import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { isStaffPath, pagePaths } from '#server/http/pagePaths.ts';

const addressesOf = (routes: readonly RouteObject[], within = ''): readonly string[] =>
  routes.flatMap(({ path, children = [], index }) => {
    const address = path === undefined ? within : path.startsWith('/') ? path : `${within}/${path}`;
    return [...(path === undefined && !index ? [] : [address]), ...addressesOf(children, address)];
  });

// modules of the client read data from the page when they load
Object.assign(globalThis, { document: { getElementById: () => null } });
const { allRoutes, routes: routesAtFirst } = await import('#web/routes.tsx');
const { staffRoutes } = await import('#web/staffRoutes.tsx');

test('the server knows exactly the addresses of screens, so that others get 404', async () => {
  const addresses = addressesOf(await allRoutes()).filter((address) => !address.endsWith('*'));
  expect([...pagePaths].sort()).toEqual([...new Set(addresses)].sort());
});

test('client and server agree on which addresses are staff routes', () => {
  const ofStaff = new Set(addressesOf(staffRoutes));
  for (const address of pagePaths) {
    const path = address.replaceAll(/:\w+\??/g, 'a').replace(/\/\w+\?$/, '');
    const isLate = matchRoutes(routesAtFirst, path)?.at(-1)?.route.handle?.routes !== undefined;
    expect([path, isLate, isStaffPath(path)]).toEqual([path, ofStaff.has(address), ofStaff.has(address)]);
  }
});
