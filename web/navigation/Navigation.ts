import {
  createPath,
  NavigationType,
  parsePath,
  resolvePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  type To,
} from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import type { PageSource, PreparedPage } from '#web/navigation/PageSource.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { firstKey, preparePages, type Visit } from '#web/navigation/Visit.ts';

/** How long the data of a place that someone may be about to open is kept. */
const anticipatedMs = 10_000;

interface Entry {
  readonly key: string;
  readonly state: unknown;
}

/**
 * Tracks where the user is and moves between places. The URL changes immediately. The new place is shown once the code
 * of all its pages has loaded; code and queries are requested in parallel. Decision 0007.
 */
export class Navigation {
  visit: Visit;
  /** Resolves when the first place's routes are known. */
  readonly begun: Promise<void>;
  /** For react-router, which calls these functions unbound. */
  readonly navigator: Navigator = {
    createHref: hrefOf,
    go: (steps) => history.go(steps),
    push: (to, state, options) => this.enter(NavigationType.Push, to, state, options),
    replace: (to, state, options) => this.enter(NavigationType.Replace, to, state, options),
  };
  private underway: Visit | null = null;
  /** A place that someone is likely to open next, with its pages already loading. */
  private anticipated: Visit | null = null;
  private anticipationTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly retained = new Set<PreparedPage>();

  private readonly environment: IEnvironment;

  constructor(routes: RouteObject[], environment: IEnvironment, isRendered = false) {
    this.environment = environment;
    const first = { location: currentLocation(), type: NavigationType.Pop, keepsScroll: false, isRendered };
    this.visit = { ...first, routes, pages: new Map(), setOutAt: performance.now() };
    this.begun = this.prepare(this.visit, this.visit.pages);
    history.scrollRestoration = 'manual';
    window.addEventListener('popstate', () => this.travel(currentLocation(), NavigationType.Pop, false));
  }

  /** The next place is loading. */
  get isUnderway(): boolean {
    return this.underway !== null;
  }

  /** Call this in the event handler, before any await, or pass the visit the request belongs to. */
  readonly depart = (origin: Visit = this.latest): GuardedNavigation => {
    const isLate = (): boolean => this.latest !== origin;
    // a click while the next page is loading refers to the page still shown
    const { location: shown } = this.visit;
    const here = origin.location.pathname === shown.pathname ? origin.location : shown;
    const go: GuardedNavigation['go'] = (to, options = {}) => {
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

  /** Starts to load a place that someone is about to open, such as the one whose link is being pressed. */
  anticipate(to: string): void {
    const location = locationOf(to, { key: randomKey(), state: null });
    const { routes, pages, location: here } = this.visit;
    const isAt = (other: Location | undefined): boolean => !!other && createPath(other) === createPath(location);
    // someone who hovered first and presses now still means it
    if (isAt(this.anticipated?.location)) return this.forgetAnticipatedLater();
    if (isAt(here) || this.isUnderway) return;
    const type = NavigationType.Push;
    const visit: Visit = { location, type, routes, pages: new Map(), keepsScroll: false, setOutAt: performance.now() };
    this.anticipated = visit;
    void this.prepare(visit, pages, () => this.anticipated === visit);
    this.forgetAnticipatedLater();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Releases pages that no current or pending place needs. */
  releaseVisits(visit: Visit): void {
    const needed = new Set([
      ...visit.pages.values(),
      ...this.visit.pages.values(),
      ...(this.underway?.pages.values() ?? []),
      ...(this.anticipated?.pages.values() ?? []),
    ]);
    for (const page of this.retained) {
      if (needed.has(page)) continue;
      this.retained.delete(page);
      page.release();
    }
  }

  /** The pending place, or else the current one. */
  private get latest(): Visit {
    return this.underway ?? this.visit;
  }

  private enter(type: NavigationType, to: To, state: unknown, options?: NavigateOptions): void {
    const entry: Entry = { key: randomKey(), state };
    if (type === NavigationType.Push) history.pushState(entry, '', hrefOf(to));
    else history.replaceState(entry, '', hrefOf(to));
    this.travel(locationOf(to, entry), type, options?.preventScrollReset ?? false);
  }

  private travel(location: Location, type: NavigationType, keepsScroll: boolean): void {
    const { routes, pages, location: before } = this.visit;
    // a redirect keeps the start time
    const setOutAt = type === NavigationType.Replace ? this.latest.setOutAt : performance.now();
    const visit: Visit = { location, type, routes, pages: new Map(), keepsScroll, setOutAt };
    // navigating to the current URL reloads its data
    const isAnew = type !== NavigationType.Pop && createPath(location) === createPath(before);
    const prepared = this.prepare(visit, isAnew ? new Map() : new Map([...pages, ...this.anticipatedPages(location)]));
    // coming back later loads the current state
    this.anticipated = null;
    clearTimeout(this.anticipationTimer);
    this.underway = visit;
    this.tell();
    const arrive = (): void => {
      if (this.underway !== visit) return;
      this.underway = null;
      this.visit = visit;
      this.tell();
    };
    // a page whose code fails to load shows the error itself
    void prepared.then(() => Promise.allSettled([...visit.pages.values()].map(({ content }) => content))).then(arrive);
  }

  /** What was loaded ahead for a place, except what could not be loaded. */
  private anticipatedPages(location: Location): Visit['pages'] {
    const visit = this.anticipated;
    if (visit === null || createPath(visit.location) !== createPath(location)) return new Map();
    return new Map([...visit.pages].filter(([, page]) => !page.hasFailed?.()));
  }

  /** Starts loading all pages whose routes are known, and the others once their routes are loaded. */
  private async prepare(
    visit: Visit,
    known: Visit['pages'],
    isWanted = (): boolean => this.latest === visit,
  ): Promise<void> {
    const { pages } = visit;
    let late: PageSource['routes'];
    for (const [source, page] of preparePages(visit, this.environment, known)) {
      pages.set(source, page);
      this.retained.add(page);
      late ??= source.routes;
    }
    // if late routes fail to load, their stand-in shows the error
    const all = await late?.().catch(() => undefined);
    if (!all || !isWanted()) return;
    visit.routes = all;
    await this.prepare(visit, new Map([...known, ...pages]), isWanted);
  }

  private forgetAnticipatedLater(): void {
    clearTimeout(this.anticipationTimer);
    this.anticipationTimer = setTimeout(() => {
      this.anticipated = null;
      this.releaseVisits(this.visit);
    }, anticipatedMs);
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
