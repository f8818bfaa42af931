import { recentPlacesKey } from '#web/parts/palette/recentPlacesKey.ts';

const most = 8;

interface Kept {
  readonly of: string;
  readonly ids: readonly string[];
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const places = [
  ['Submission', new RegExp(`^/(?:initiated_flows/(?:manager/)?|processes/|my_tasks/)(${uuid})(?:/|$)`)],
  ['MasterTemplate', new RegExp(`^/workflows/(${uuid})(?:/|$)`)],
] as const;

/** The submission or form that a path belongs to. */
export function recentPlaceIn(pathname: string): string | null {
  for (const [type, pattern] of places) {
    const [, id] = pattern.exec(pathname) ?? [];
    if (id !== undefined) return `${type}:${id}`;
  }
  return null;
}

/** A person's recent places, newest first. Returns none saved by another person on this device. */
export function recentPlaces(viewerId: string, store: Pick<Storage, 'getItem'> = localStorage): readonly string[] {
  const kept = keptIn(store);
  return kept?.of === viewerId ? kept.ids : [];
}

/** Stores IDs only: names come from the server, which checks access each time. */
export function recordRecentPlace(viewerId: string, pathname: string, store: Storage = localStorage): void {
  const place = recentPlaceIn(pathname);
  if (place === null) return;
  const ids = [place, ...recentPlaces(viewerId, store).filter((id) => id !== place)].slice(0, most);
  store.setItem(recentPlacesKey, JSON.stringify({ of: viewerId, ids } satisfies Kept));
}

function keptIn(store: Pick<Storage, 'getItem'>): Kept | null {
  try {
    const kept = JSON.parse(store.getItem(recentPlacesKey) ?? 'null') as Partial<Kept> | null;
    return typeof kept?.of === 'string' && Array.isArray(kept.ids)
      ? { of: kept.of, ids: kept.ids.filter((id) => typeof id === 'string') }
      : null;
  } catch {
    return null;
  }
}
