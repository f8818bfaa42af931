import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createRequestBudgets } from '#server/http/createRequestBudgets.ts';

const perMinute = 1_000;

interface Asked {
  readonly url: string;
  readonly network: string;
  readonly person?: string;
  readonly accept?: string;
}

/** How many of so many requests are let through, by whom each is sent. */
function letThrough(times: number, asked: (n: number) => Asked, budgets = newBudgets()): number {
  const waits = Array.from({ length: times }, (_, n) => {
    const { url, network, person, accept } = asked(n);
    const headers = { ...(accept && { accept }), ...(person && { cookie: `portico_session=${person}` }) };
    return budgets({ method: 'GET', url, headers, socket: { remoteAddress: network } } as unknown as IncomingMessage);
  });
  return waits.filter((seconds) => seconds === 0).length;
}
const newBudgets = () => createRequestBudgets({ perMinute, trustedProxies: 0, publicUrl: 'http://town.example' });

test('a network has no more with cookies that it makes up, and what it spends is not spent for another', () => {
  const budgets = newBudgets();
  const from = (network: string) => (n: number) => ({ url: '/nowhere', network, person: `made-up-${n}` });
  expect(letThrough(1_500, from('192.0.2.1'), budgets)).toBeLessThan(1_100);
  expect(letThrough(100, from('192.0.2.2'), budgets)).toBe(100);
});

test('a network has a fifth for pages, however many people look at them', () => {
  const page = (n: number) => ({ url: '/', network: '192.0.2.1', person: `person${n % 10}`, accept: 'text/html' });
  expect(letThrough(300, page)).toBeLessThan(210);
});

test('files of the client are five times as many, and take nothing from the rest', () => {
  const budgets = newBudgets();
  const file = () => ({ url: '/assets/main.js', network: '192.0.2.1' });
  expect(letThrough(6_000, file, budgets)).toBeLessThan(5_100);
  const rest = () => ({ url: '/users/exists', network: '192.0.2.1' });
  expect(letThrough(100, rest, budgets)).toBe(100);
});

test('whoever balances the load is never turned away', () => {
  const sign = () => ({ url: '/ready', network: '192.0.2.1' });
  expect(letThrough(2_000, sign)).toBe(2_000);
});
