import { setImmediate } from 'node:timers/promises';
import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { Navigation } from '#web/navigation/Navigation.ts';
import type { PageSource } from '#web/navigation/PageSource.ts';

/** A fake browser history, as far as `Navigation` uses it. */
class Browser {
  readonly loaded: string[] = [];
  readonly location: Location;
  readonly history: History;
  private entries: { url: string; state: unknown }[] = [{ url: '/forms?list=all', state: null }];
  private at = 0;
  private readonly listeners: (() => void)[] = [];

  constructor() {
    const url = (): URL => new URL(this.address, 'http://town.test');
    const loaded = this.loaded;
    this.location = {
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
      assign: (address: string) => loaded.push(`assign ${address}`),
      replace: (address: string) => loaded.push(`replace ${address}`),
      reload: () => loaded.push('reload'),
    } as unknown as Location;
    const state = (): unknown => this.entries[this.at]?.state;
    this.history = {
      get state() {
        return state();
      },
      pushState: (entry: unknown, _title: string, address: string) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { url: address, state: entry }];
        this.at += 1;
      },
      replaceState: (entry: unknown, _title: string, address: string) => {
        this.entries[this.at] = { url: address, state: entry };
      },
      go: (steps: number) => this.travel(steps),
    } as unknown as History;
  }

  get address(): string {
    return this.entries[this.at]?.url ?? '';
  }

  get entriesBehind(): string[] {
    return this.entries.slice(0, this.at).map(({ url }) => url);
  }

  travel(steps: number): void {
    this.at += steps;
    for (const listener of this.listeners) listener();
  }

  readonly window = {
    location: null as unknown,
    addEventListener: (_event: string, listener: () => void) => this.listeners.push(listener),
  };
}

const open: (() => void)[] = [];
/** A page whose code loads when the test resolves it. */
const slow: PageSource = {
  preload: () => Promise.resolve(),
  prepare: () => ({
    subject: 'slow',
    content: new Promise((resolve) => open.push(() => resolve(null as never))),
    release: () => undefined,
  }),
};
/** Routes that load when the test resolves them. */
function onTheirWay() {
  let come!: (routes: RouteObject[]) => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<RouteObject[]>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { promise, come, fail };
}
let late = onTheirWay();
const standIn: PageSource = {
  routes: () => late.promise,
  preload: () => late.promise,
  prepare: () => ({ subject: '', content: late.promise as Promise<never>, release: () => undefined }),
};
const requests: string[] = [];
const released: string[] = [];
let hasFailed = false;
const pageOf = (about: (id: string) => string): PageSource => ({
  preload: () => Promise.resolve(),
  prepare({ params: { id = '' } }, known) {
    const subject = about(id);
    if (known?.subject === subject) return known;
    requests.push(subject);
    return {
      ...{ subject, content: Promise.resolve(null as never) },
      hasFailed: () => hasFailed,
      release: () => void released.push(subject),
    };
  },
});
const around = pageOf(() => 'frame');
const usual: RouteObject[] = [
  { path: '/slow', handle: slow },
  { path: '*', element: null },
];
const routes: RouteObject[] = [{ handle: around, children: [{ path: '/teams/*', handle: standIn }] }, ...usual];
const all: RouteObject[] = [
  { handle: around, children: [{ path: '/teams/:id', handle: pageOf((id) => `team${id}`) }] },
  ...usual,
];

/** The fake pages load no data. */
const environment = {} as IEnvironment;

let browser: Browser;
let navigation: Navigation;

beforeEach(() => {
  browser = new Browser();
  vi.stubGlobal('location', browser.location);
  vi.stubGlobal('history', browser.history);
  vi.stubGlobal('window', { ...browser.window, location: browser.location });
  late = onTheirWay();
  requests.length = 0;
  released.length = 0;
  hasFailed = false;
  navigation = new Navigation(routes, environment);
});
afterAll(() => vi.unstubAllGlobals());

/** Lets the next page's code load. */
const arrived = (): Promise<void> => setImmediate();

test('a redirect keeps the start time, and a new navigation sets it', async () => {
  navigation.depart().go('/users');
  await arrived();
  const { setOutAt } = navigation.visit;
  navigation.depart().go('/roles', { replace: true });
  await arrived();
  expect(navigation.visit.setOutAt).toBe(setOutAt);
  navigation.depart().go('/tokens');
  await arrived();
  expect(navigation.visit.setOutAt).toBeGreaterThan(setOutAt);
});

test('navigates immediately, or when an asynchronous result arrives', async () => {
  navigation.depart().go('/users');
  expect(browser.address).toBe('/users');
  await arrived();
  const { go } = navigation.depart();
  await arrived();
  go('/roles', { replace: true });
  expect(browser.address).toBe('/roles');
  expect(browser.entriesBehind).toEqual(['/forms?list=all']);
});

test.each([
  ['by a link', () => navigation.navigator.push('/elsewhere', null)],
  ['by another click', () => navigation.depart().go('/elsewhere')],
  ['within the same page', () => navigation.depart().search({ panel: 'files' })],
  ['back', () => browser.travel(-1)],
])('ignores late results after the user navigated elsewhere %s', async (_way, goElsewhere) => {
  navigation.depart().go('/edit');
  await arrived();
  const departure = navigation.depart();
  expect(departure.isLate()).toBe(false);
  goElsewhere();
  const { address, entriesBehind } = browser;
  // first while the other place's pages are loading, then once they have loaded
  for (const wait of [() => undefined, arrived]) {
    await wait();
    departure.go('/done');
    departure.go('/done', { replace: true });
    departure.go(-1);
    departure.search({ step: '2' });
    departure.leave('https://bank.test/');
    expect(departure.isLate()).toBe(true);
    expect(browser.address).toBe(address);
    expect(browser.entriesBehind).toEqual(entriesBehind);
    expect(browser.loaded).toEqual([]);
  }
});

test('still ignores them after the user came back', async () => {
  const departure = navigation.depart();
  navigation.depart().go('/elsewhere');
  await arrived();
  browser.travel(-1);
  await arrived();
  departure.go('/done');
  expect(browser.address).toBe('/forms?list=all');
});

test('builds each of several quick changes on the one before', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) navigation.depart().search({ [name]: 'on' }, { replace: true });
  expect(browser.address).toBe('/forms?list=all&a=on&b=on&c=on&d=on&e=on');
  navigation.depart().search({ list: null, b: null }, { replace: true });
  expect(browser.address).toBe('/forms?a=on&c=on&d=on&e=on');
});

test('resolves a click against the page still shown while the next one loads', async () => {
  navigation.depart().go('/slow?of=others');
  const departure = navigation.depart();
  departure.search({ list: 'own' });
  expect(browser.address).toBe('/forms?list=own');
  for (const come of open) come();
  await arrived();
  expect(navigation.visit.location.pathname).toBe('/forms');
});

test('ignores the redirect of a page the user has already left', async () => {
  navigation.depart().go('/next');
  await arrived();
  const seen = navigation.visit;
  navigation.depart().go('/elsewhere');
  navigation.depart(seen).go('/first', { replace: true });
  expect(browser.address).toBe('/elsewhere');
});

test('starts over as another user at the place the user went to in the meantime', async () => {
  navigation.depart().startOver('/dashboard');
  expect(browser.loaded).toEqual(['replace /dashboard']);
  const departure = navigation.depart();
  navigation.depart().go('/users/password/new');
  departure.startOver('/dashboard');
  expect(browser.loaded).toEqual(['replace /dashboard', 'reload']);
});

test('builds on the previous search string even if its page is still loading', async () => {
  navigation.depart().go('/slow?filters=mine');
  open.splice(0).forEach((come) => come());
  await arrived();
  navigation.depart().go('/slow?filters=none');
  expect(navigation.visit.location.search).toBe('?filters=mine');
  expect(navigation.depart().said).toBe('?filters=none');
  // on another page, it is the search string of the page still shown
  navigation.depart().go('/elsewhere?filters=others');
  expect(navigation.depart().said).toBe('?filters=mine');
});

test('loads late routes on navigation, and the surrounding page right away', async () => {
  navigation.depart().go('/teams/1');
  expect(browser.address).toBe('/teams/1');
  expect(requests).toEqual(['frame']);
  await arrived();
  expect(navigation.visit.location.pathname).toBe('/forms');
  late.come(all);
  await arrived();
  expect(navigation.visit.location.pathname).toBe('/teams/1');
  expect(navigation.visit.routes).toBe(all);
  navigation.depart().go('/teams/2');
  expect(requests).toEqual(['frame', 'team1', 'team2']);
});

test('requests nothing more once the user navigated elsewhere', async () => {
  navigation.depart().go('/teams/1');
  navigation.depart().go('/elsewhere');
  late.come(all);
  await arrived();
  expect(navigation.visit.location.pathname).toBe('/elsewhere');
  expect(requests).toEqual(['frame']);
});

test('shows a failure to load late routes in their stand-in, and retries on the next navigation', async () => {
  navigation.depart().go('/teams/1');
  late.fail(new TypeError('Failed to fetch dynamically imported module'));
  await arrived();
  expect(navigation.visit.location.pathname).toBe('/teams/1');
  await expect(navigation.visit.pages.get(standIn)?.content).rejects.toThrow('dynamically');
  late = onTheirWay();
  late.come(all);
  navigation.depart().go('/teams/1', { replace: true });
  await arrived();
  expect(navigation.visit.routes).toBe(all);
  expect(requests).toEqual(['frame', 'frame', 'team1']);
});

test('waits for late routes before showing the first page', async () => {
  browser.history.replaceState(null, '', '/teams/1');
  const begun = new Navigation(routes, environment);
  late.come(all);
  await begun.begun;
  expect(begun.visit.routes).toBe(all);
  expect(requests).toEqual(['frame', 'team1']);
});

test('uses what was loaded ahead for the link that is pressed, and loads nothing twice', async () => {
  navigation.anticipate('/teams/1');
  late.come(all);
  await arrived();
  expect(requests).toEqual(['frame', 'team1']);
  navigation.anticipate('/teams/1');
  navigation.depart().go('/teams/1');
  await arrived();
  expect(navigation.visit.location.pathname).toBe('/teams/1');
  expect(requests).toEqual(['frame', 'team1']);
  navigation.depart().go('/users');
  await arrived();
  navigation.depart().go('/teams/1');
  await arrived();
  expect(requests).toEqual(['frame', 'team1', 'frame', 'team1']);
});

test('loads a place again if loading it ahead failed', async () => {
  late.come(all);
  navigation.anticipate('/teams/1');
  await arrived();
  hasFailed = true;
  navigation.depart().go('/teams/1');
  await arrived();
  expect(requests).toEqual(['frame', 'team1', 'frame', 'team1']);
});

test('releases what was loaded ahead for a place that no one opened', async () => {
  vi.useFakeTimers();
  late.come(all);
  navigation.anticipate('/teams/1');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(released).toEqual(['frame', 'team1']);
  navigation.depart().go('/teams/1');
  await arrived();
  expect(requests).toEqual(['frame', 'team1', 'frame', 'team1']);
});
