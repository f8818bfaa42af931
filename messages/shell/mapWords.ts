import { formatCount, plural } from '#domain/kernel/plural.ts';

export const mapWords = {
  title: 'Map',
  points: (count: number) => `Map with ${plural(count, 'place')}. The table has the same records.`,
  cluster: (count: number) => `${formatCount(count)} places. Zoom in.`,
  clusterLabel: (count: number) => formatCount(count),
  unavailable: 'This browser can’t draw the map. The table has the same records.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
