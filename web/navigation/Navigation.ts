import {
  createPath,
  matchRoutes,
  NavigationType,
  parsePath,
  resolvePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router';
import type { Departure } from '#web/navigation/Departure.ts';
import { newKey } from '#web/navigation/newKey.ts';
import type { PageSource, PreparedPage } from '#web/navigation/PageSource.ts';

/** A place in the application, and what its pages need: on its way before the pages are shown. */
export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
  /** All that there are, with those of this place once they have come. */
  routes: RouteObject[];
  readonly pages: Map<PageSource, PreparedPage>;
  readonly keepsScroll: boolean;
  /** When its reader set out; a redirect is part of the way. */
  readonly setOutAt: number;
}

interface Entry {
  readonly key: string;
  readonly state: unknown;
}

// what react-router calls the place that the browser itself has loaded
const firstKey = 'default';

/**
 * Where the reader is, and how the reader gets from place to place. The address changes at once; the pages of the new
 * place take over when their code is there, all of it and all queries having been sent for together. Decision 0007.
 */
export class Navigation {
  visit: Visit;
  /** It is known what there is to show at the first place. */
  readonly begun: Promise<void>;
  /** For react-router, which takes its functions out of it. */
  readonly navigator: Navigator = {
    createHref: hrefOf,
    go: (steps) => history.go(steps),
    push: (to, state, options) => this.enter(NavigationType.Push, to, state, options),
    replace: (to, state, options) => this.enter(NavigationType.Replace, to, state, options),
  };
  private underway: Visit | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly retained = new Set<PreparedPage>();

  constructor(routes: RouteObject[]) {
    const first = { location: currentLocation(), type: NavigationType.Pop, keepsScroll: false };
    this.visit = { ...first, routes, pages: new Map(), setOutAt: performance.now() };
    this.begun = this.prepare(this.visit, this.visit.pages);
    history.scrollRestoration = 'manual';
    window.addEventListener('popstate', () => this.travel(currentLocation(), NavigationType.Pop, false));
  }

  /** The reader waits for the code of the next place. */
  get isUnderway(): boolean {
    return this.underway !== null;
  }

  /** Taken when something is asked for, before anything is awaited; or for those who saw that visit. */
  readonly depart = (asked: Visit = this.latest): Departure => {
    const isLate = (): boolean => this.latest !== asked;
    // what is pressed while the next page is on its way is about the one that still stands
    const { location: shown } = this.visit;
    const here = asked.location.pathname === shown.pathname ? asked.location : shown;
    const go: Departure['go'] = (to, options = {}) => {
      if (isLate()) return;
      if (typeof to === 'number') return this.navigator.go(to);
      this.enter(
        options.replace ? NavigationType.Replace : NavigationType.Push,
        resolvePath(to, here.pathname),
        options.state,
        options,
      );
    };
    return {
      isLate,
      said: here.search,
      go,
      search: (changes, options) => {
        const search = new URLSearchParams(here.search);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) search.delete(name);
          else search.set(name, value);
        }
        go(`?${search}`, options);
      },
      leave: (address) => {
        if (!isLate()) location.assign(address);
      },
      startOver: (address) => {
        if (isLate()) location.reload();
        else location.replace(address);
      },
    };
  };

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lets go of what only places needed that have been left. */
  releaseVisits(visit: Visit): void {
    const needed = new Set([
      ...visit.pages.values(),
      ...this.visit.pages.values(),
      ...(this.underway?.pages.values() ?? []),
    ]);
    for (const page of this.retained) {
      if (needed.has(page)) continue;
      this.retained.delete(page);
      page.release();
    }
  }

  /** Where the reader is, or is about to be. */
  private get latest(): Visit {
    return this.underway ?? this.visit;
  }

  private enter(type: NavigationType, to: To, state: unknown, options?: NavigateOptions): void {
    const entry: Entry = { key: newKey(), state };
    if (type === NavigationType.Push) history.pushState(entry, '', hrefOf(to));
    else history.replaceState(entry, '', hrefOf(to));
    this.travel(locationOf(to, entry), type, options?.preventScrollReset ?? false);
  }

  private travel(location: Location, type: NavigationType, keepsScroll: boolean): void {
    const { routes, pages, location: before } = this.visit;
    // a redirect is part of the way
    const setOutAt = type === NavigationType.Replace ? this.latest.setOutAt : performance.now();
    const visit: Visit = { location, type, routes, pages: new Map(), keepsScroll, setOutAt };
    // to the same address anew means: once more from the start
    const isAnew = type !== NavigationType.Pop && createPath(location) === createPath(before);
    const prepared = this.prepare(visit, isAnew ? new Map() : pages);
    this.underway = visit;
    this.tell();
    const arrive = (): void => {
      if (this.underway !== visit) return;
      this.underway = null;
      this.visit = visit;
      this.tell();
    };
    // code that does not come is the matter of the page that it was for
    void prepared.then(() => Promise.allSettled([...visit.pages.values()].map(({ content }) => content))).then(arrive);
  }

  /** Sends at once for all pages of which the routes are there, and for the others when theirs are. */
  private async prepare(visit: Visit, known: Visit['pages']): Promise<void> {
    const { location, routes, pages } = visit;
    const search = new URLSearchParams(location.search);
    let late: PageSource['routes'];
    for (const { route, params } of matchRoutes(routes, location) ?? []) {
      const source: PageSource | undefined = route.handle;
      if (!source) continue;
      const page = source.prepare({ params, search, key: location.key }, known.get(source) ?? null);
      pages.set(source, page);
      this.retained.add(page);
      late ??= source.routes;
    }
    // routes that do not come are the matter of what stands for them
    const all = await late?.().catch(() => undefined);
    if (!all || this.latest !== visit) return;
    visit.routes = all;
    await this.prepare(visit, new Map([...known, ...pages]));
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const entry: Partial<Entry> | null = history.state;
  return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? firstKey, mask: undefined };
}

function locationOf(to: To, { key, state }: Entry): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state, key, mask: undefined };
}
