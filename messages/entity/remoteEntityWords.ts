import { plural } from '#domain/kernel/plural.ts';

/** Entities that a remote GIS service keeps. */
export const remoteEntityWords = {
  notFound: 'Remote entity not found.',
  missing: (name: string, id: string) =>
    `Remote entity (${name} ${id}) not found. It may have been deleted, or there may be an issue connecting to the remote GIS source.`,
  noFeature: 'Feature data not found',
  unavailable: 'The map service isn’t responding. Try again in a few minutes.',
  hostNotAllowed: 'is on a host that this site doesn’t read from. Ask the people who run this site to allow it.',
  noLayer: 'must be the address of a layer that can be queried. It ends in a number, as in …/FeatureServer/0.',
  unreachable: 'can’t be reached right now. Check it, and try again in a few minutes.',
  pick: {
    title: (kind: string) => `Find ${article(kind)} ${kind.toLowerCase()} on the map`,
    search: 'Search by name, number, or address',
    searchButton: 'Search',
    clearSearch: 'Show what’s on the map',
    mapLabel: 'Map. Choose from the list to use it without a mouse.',
    inView: (count: number, kind: string) => `${plural(count, kind.toLowerCase())} on this part of the map`,
    found: (count: number, kind: string) => `${plural(count, kind.toLowerCase())} found`,
    noneFound: (kind: string) => `Sorry, no ${kind} matches.`,
    noneInView: (kind: string) => `No ${kind.toLowerCase()} is on this part of the map. Move the map, or search.`,
    zoomIn: 'There are too many to show. Zoom in, or search.',
    moreFound: 'More match than are shown. Type more of the name, number, or address.',
    listLabel: (kind: string) => `${kind}: choose one`,
    listHint: 'Press the arrow keys to move, and Enter to choose.',
    choose: (name: string) => `Use ${name}`,
    chosen: (name: string) => `${name} selected`,
    loading: 'Loading the map',
    failed: 'The map service isn’t responding. You can try again, or come back later.',
    retry: 'Try again',
    noMap: 'This browser can’t draw the map. Use the list instead.',
    zoomInButton: 'Zoom in',
    zoomOutButton: 'Zoom out',
    wholeMap: 'Show everything',
    refreshed: 'Refresh',
  },
} as const;

const article = (kind: string): string => (/^[aeiou]/i.test(kind) ? 'an' : 'a');
