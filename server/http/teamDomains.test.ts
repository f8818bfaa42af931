import { Hono } from 'hono';
import { expect, it, test } from 'vitest';
import { createTeamAtHost, pathOnSite, teamDomains } from '#server/http/teamDomains.ts';

test.each([
  ['/', '/riverton'],
  ['/permit', '/riverton/permit'],
  ['/permit/launch/2', '/riverton/permit/launch/2'],
  ['/riverton/permit', '/riverton/permit'],
  ['/Riverton', '/Riverton'],
  ['/initiated_flows/1', '/initiated_flows/1'],
  ['/status', '/status'],
  ['//evil.example', '/riverton'],
])('%s of the own domain is %s of the site', (path, expected) => {
  expect(pathOnSite(path, 'riverton')).toBe(expected);
});

it('looks up a domain once for many requests, and never the site itself or an address', async () => {
  const looked: unknown[] = [];
  const pool = { query: async ({ values }: { values: unknown[] }) => ({ rows: looked.push(values[0]) > 0 ? [] : [] }) };
  const services = { pool: pool as never, now: () => new Date(), publicUrl: 'https://portico.town.gov' };
  const app = new Hono().route('/', teamDomains(services, createTeamAtHost(services))).get('/', (c) => c.text('page'));
  const hosts = [
    'portico.town.gov',
    '127.0.0.1:4000',
    '[::1]:4000',
    'localhost',
    'forms.town.gov',
    'FORMS.town.gov:80',
  ];
  for (const host of hosts) expect((await app.request('/', { headers: { host } })).status).toBe(200);
  expect(looked).toEqual(['forms.town.gov']);
});
