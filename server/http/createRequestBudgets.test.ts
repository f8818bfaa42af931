import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createRequestBudgets } from '#server/http/createRequestBudgets.ts';

const perMinute = 1_000;

interface Requested {
  readonly url: string;
  readonly network: string;
  readonly person?: string;
  readonly accept?: string;
}

/** How many requests are let through, depending on who sends each. */
function letThrough(times: number, requested: (n: number) => Requested, budgets = newBudgets()): number {
  const waits = Array.from({ length: times }, (_, n) => {
    const { url, network, person, accept } = requested(n);
    const headers = { ...(accept && { accept }), ...(person && { cookie: `portico_session=${person}` }) };
    return budgets({ method: 'GET', url, headers, socket: { remoteAddress: network } } as unknown as IncomingMessage);
  });
  return waits.filter((seconds) => seconds === 0).length;
}
const newBudgets = () => createRequestBudgets({ perMinute, trustedProxies: 0, publicUrl: 'http://town.example' });

test("a network gets no more by making up cookies, and doesn't use up anyone else's budget", () => {
  const budgets = newBudgets();
  const from = (network: string) => (n: number) => ({ url: '/nowhere', network, person: `made-up-${n}` });
  expect(letThrough(1_500, from('192.0.2.1'), budgets)).toBeLessThan(1_100);
  expect(letThrough(100, from('192.0.2.2'), budgets)).toBe(100);
});

test('a network gets a fifth for pages, no matter how many people view them', () => {
  const page = (n: number) => ({ url: '/', network: '192.0.2.1', person: `person${n % 10}`, accept: 'text/html' });
  expect(letThrough(300, page)).toBeLessThan(210);
});

test("the client's files have five times the budget, and don't use up the rest", () => {
  const budgets = newBudgets();
  const file = () => ({ url: '/assets/main.js', network: '192.0.2.1' });
  expect(letThrough(6_000, file, budgets)).toBeLessThan(5_100);
  const rest = () => ({ url: '/users/exists', network: '192.0.2.1' });
  expect(letThrough(100, rest, budgets)).toBe(100);
});

test("never refuses a load balancer's health checks", () => {
  const sign = () => ({ url: '/ready', network: '192.0.2.1' });
  expect(letThrough(2_000, sign)).toBe(2_000);
});
