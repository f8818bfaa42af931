import {
  LngLatBounds,
  Map as MapLibre,
  Marker,
  setWorkerUrl,
  type GeoJSONFeature,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { mapWords as words } from '#messages/shell/mapWords.ts';
import type { MapPoint } from '#web/parts/map/MapPoint.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

interface Drawing {
  readonly ground: HTMLElement;
  readonly points: readonly MapPoint[];
  /** with {z}, {x}, and {y}; null for a plain background */
  readonly tilesUrl: string | null;
  readonly styles: Readonly<Record<string, string>>;
  readonly onChoose: (point: MapPoint) => void;
}

export interface DrawnMap {
  readonly zoomBy: (levels: number) => void;
  readonly remove: () => void;
}

const usualZoom = 10;
const closestZoom = 17;
const sourceName = 'places';

/** Without a tile server, nothing is loaded from the network: the places are on a plain background. */
const styleOf = (tilesUrl: string | null, points: readonly MapPoint[]): StyleSpecification => ({
  version: 8,
  sources: {
    ...(tilesUrl === null ? {} : { tiles: { type: 'raster', tiles: [tilesUrl], tileSize: 256 } }),
    [sourceName]: {
      type: 'geojson',
      cluster: true,
      clusterRadius: 48,
      clusterMaxZoom: closestZoom - 1,
      data: {
        type: 'FeatureCollection',
        features: points.map(({ longitude, latitude }, place) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
          properties: { place },
        })),
      },
    },
  },
  layers: [
    ...(tilesUrl === null ? [] : [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }]),
    // A source is only loaded if a layer uses it. The places themselves are buttons, for keyboards and screen readers.
    { id: sourceName, type: 'circle', source: sourceName, paint: { 'circle-opacity': 0 } },
  ],
});

function nearest(to: Marker, markers: Iterable<Marker>): Marker | null {
  const distance = (marker: Marker): number => marker.getLngLat().distanceTo(to.getLngLat());
  let best: Marker | null = null;
  for (const marker of markers) if (best === null || distance(marker) < distance(best)) best = marker;
  return best;
}

/** Draws the places; null if the browser can't. */
export function drawMap({ ground, points, tilesUrl, styles, onChoose }: Drawing): DrawnMap | null {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude]);
  let map: MapLibre;
  try {
    map = new MapLibre({
      container: ground,
      style: styleOf(tilesUrl, points),
      center: bounds.getCenter(),
      zoom: usualZoom,
      maxZoom: closestZoom,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      cooperativeGestures: true,
    });
  } catch {
    // no WebGL
    return null;
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  if (points.length > 1) map.fitBounds(bounds, { padding: 48, maxZoom: closestZoom, animate: false });
  const shown = new Map<string, Marker>();
  let chosen: number | null = null;

  const press = (): void => {
    for (const [key, marker] of shown)
      if (key.startsWith('p')) marker.getElement().setAttribute('aria-pressed', String(key === `p${chosen}`));
  };
  const buttonOf = (feature: GeoJSONFeature): HTMLButtonElement => {
    const { cluster, cluster_id: clusterId, point_count: count, place } = feature.properties;
    const button = document.createElement('button');
    button.type = 'button';
    if (cluster === true) {
      button.className = styles['cluster'] ?? '';
      button.textContent = words.clusterLabel(Number(count));
      button.setAttribute('aria-label', words.cluster(Number(count)));
      button.addEventListener('click', () => void zoomInto(Number(clusterId), feature));
      return button;
    }
    const point = points[Number(place)];
    button.className = styles['point'] ?? '';
    button.setAttribute('aria-label', point ? `${point.title} ${point.text}` : '');
    button.setAttribute('aria-pressed', String(place === chosen));
    button.addEventListener('click', () => {
      chosen = Number(place);
      press();
      if (point) onChoose(point);
    });
    return button;
  };
  const placeOf = (feature: GeoJSONFeature): [number, number] =>
    feature.geometry.type === 'Point'
      ? [feature.geometry.coordinates[0] ?? 0, feature.geometry.coordinates[1] ?? 0]
      : [0, 0];
  const zoomInto = async (clusterId: number, feature: GeoJSONFeature): Promise<void> => {
    const source = map.getSource<GeoJSONSource>(sourceName);
    const zoom = await source?.getClusterExpansionZoom(clusterId);
    if (zoom !== undefined) map.easeTo({ center: placeOf(feature), zoom });
  };

  const refresh = (): void => {
    if (!map.isSourceLoaded(sourceName)) return;
    const seen = new Set<string>();
    for (const feature of map.querySourceFeatures(sourceName)) {
      const { cluster, cluster_id: clusterId, place } = feature.properties;
      const key = cluster === true ? `c${String(clusterId)}` : `p${String(place)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!shown.has(key))
        shown.set(key, new Marker({ element: buttonOf(feature) }).setLngLat(placeOf(feature)).addTo(map));
    }
    let focused: Marker | null = null;
    for (const [key, marker] of shown) {
      if (seen.has(key)) continue;
      if (marker.getElement() === document.activeElement) focused = marker;
      shown.delete(key);
      marker.remove();
    }
    // such as from a group of places that was zoomed into
    if (focused) nearest(focused, shown.values())?.getElement().focus();
  };
  map.on('sourcedata', refresh);
  map.on('moveend', refresh);
  map.on('idle', refresh);
  return {
    zoomBy: (levels) => map.easeTo({ zoom: map.getZoom() + levels }),
    remove: () => map.remove(),
  };
}
