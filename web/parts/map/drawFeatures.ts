import {
  LngLatBounds,
  Map as MapLibre,
  setWorkerUrl,
  type ExpressionSpecification,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { MapBounds, RemoteGeometry } from '#domain/entity/remoteGeometry.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

interface DrawableFeature {
  readonly remoteId: string;
  readonly geometry: RemoteGeometry | null;
}

interface Drawing {
  readonly ground: HTMLElement;
  /** with {z}, {x}, and {y}; null for a plain background */
  readonly tilesUrl: string | null;
  readonly bounds: MapBounds | null;
  readonly label: string;
  /** called with the feature that was clicked */
  readonly onPick?: (remoteId: string) => void;
  /** called when the map rests after it was moved */
  readonly onMove?: (bounds: MapBounds) => void;
}

export interface DrawnFeatures {
  readonly show: (features: readonly DrawableFeature[]) => void;
  /** highlights a feature; null for none */
  readonly mark: (remoteId: string | null) => void;
  readonly zoomBy: (levels: number) => void;
  readonly fit: (bounds: MapBounds) => void;
  /** moves the map if the bounds aren't completely visible */
  readonly reveal: (bounds: MapBounds) => void;
  readonly remove: () => void;
}

const source = 'features';
const closestZoom = 20;
const fittingZoom = 17;
/** Los Angeles, where maps start if nothing says where they should. */
const start: { readonly center: [number, number]; readonly zoom: number } = { center: [-118.2437, 34.0522], zoom: 10 };

/** Draws features on a map; null if the browser can't. Without a tile server, nothing is loaded from the network. */
export function drawFeatures({ ground, tilesUrl, bounds, label, onPick, onMove }: Drawing): DrawnFeatures | null {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  let map: MapLibre;
  try {
    map = new MapLibre({
      ...{ container: ground, style: styleOf(tilesUrl, colorsOf(ground)), maxZoom: closestZoom },
      ...(bounds === null ? start : { bounds: edges(bounds), fitBoundsOptions: { padding: 24, maxZoom: fittingZoom } }),
      ...{ attributionControl: false, dragRotate: false, pitchWithRotate: false },
      cooperativeGestures: true,
      locale: { 'Map.Title': label },
    });
  } catch {
    // no WebGL
    return null;
  }
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let marked: string | null = null;
  let shown: readonly DrawableFeature[] = [];
  const refresh = (): void => {
    if (!map.isStyleLoaded() && !map.getSource(source)) return;
    const features = shown.flatMap(({ remoteId, geometry }) =>
      geometry === null
        ? []
        : [{ type: 'Feature', geometry, properties: { remoteId, marked: remoteId === marked } } as const],
    );
    // its types have arrays that can be written to
    const collection = { type: 'FeatureCollection', features } as unknown as Parameters<GeoJSONSource['setData']>[0];
    void map.getSource<GeoJSONSource>(source)?.setData(collection);
  };
  map.on('load', refresh);
  if (onMove) map.on('moveend', () => onMove(boundsIn(map)));
  if (onPick) {
    map.on('click', (event) => {
      const [hit] = map.queryRenderedFeatures(event.point, { layers: ['fill', 'line', 'dot'] });
      if (typeof hit?.properties['remoteId'] === 'string') onPick(hit.properties['remoteId']);
    });
    for (const layer of ['fill', 'dot']) {
      map.on('mouseenter', layer, () => (map.getCanvas().style.cursor = 'pointer'));
      map.on('mouseleave', layer, () => (map.getCanvas().style.cursor = ''));
    }
  }
  // the theme may change while the map is there
  const themes = matchMedia('(prefers-color-scheme: dark)');
  const repaint = (): void => paint(map, colorsOf(ground));
  themes.addEventListener('change', repaint);
  const fit = (wanted: MapBounds): void => void map.fitBounds(edges(wanted), { padding: 32, maxZoom: fittingZoom });
  return {
    show: (features) => {
      shown = features;
      refresh();
    },
    mark: (remoteId) => {
      marked = remoteId;
      refresh();
    },
    zoomBy: (levels) => map.easeTo({ zoom: map.getZoom() + levels }),
    fit,
    reveal: (wanted) => {
      const { west, south, east, north } = boundsIn(map);
      const isVisible = wanted.west >= west && wanted.east <= east && wanted.south >= south && wanted.north <= north;
      if (!isVisible) map.easeTo({ center: [(wanted.west + wanted.east) / 2, (wanted.south + wanted.north) / 2] });
    },
    remove: () => {
      themes.removeEventListener('change', repaint);
      map.remove();
    },
  };
}

const edges = ({ west, south, east, north }: MapBounds): LngLatBounds => new LngLatBounds([west, south, east, north]);

function boundsIn(map: MapLibre): MapBounds {
  const bounds = map.getBounds();
  return {
    ...{ west: Math.max(-180, bounds.getWest()), south: Math.max(-90, bounds.getSouth()) },
    ...{ east: Math.min(180, bounds.getEast()), north: Math.min(90, bounds.getNorth()) },
  };
}

interface Colors {
  readonly line: string;
  readonly fill: string;
  readonly marked: string;
}

/** A canvas can't use custom properties, so their values are computed in the theme of the map's place. */
function colorsOf(ground: HTMLElement): Colors {
  const probe = document.createElement('span');
  ground.append(probe);
  const computed = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colors = { line: computed('--line-control'), fill: computed('--raised'), marked: computed('--accent-solid') };
  probe.remove();
  return colors;
}

const isMarked: ExpressionSpecification = ['boolean', ['get', 'marked'], false];
const either = <Value extends string | number>(marked: Value, other: Value): ExpressionSpecification =>
  [...['case', isMarked, marked, other]] as ExpressionSpecification;

function paintOf({ line, fill, marked }: Colors) {
  return {
    fill: { 'fill-color': either(marked, fill), 'fill-opacity': either(0.55, 0.6) },
    line: { 'line-color': either(marked, line), 'line-width': either(3, 1) },
    dot: {
      ...{ 'circle-color': either(marked, fill), 'circle-radius': either(9, 7) },
      ...{ 'circle-stroke-color': either(marked, line), 'circle-stroke-width': 2 },
    },
  };
}

function paint(map: MapLibre, colors: Colors): void {
  for (const [layer, properties] of Object.entries(paintOf(colors)))
    for (const [name, value] of Object.entries(properties)) map.setPaintProperty(layer, name as never, value as never);
}

function styleOf(tilesUrl: string | null, colors: Colors): StyleSpecification {
  const { fill, line, dot } = paintOf(colors);
  return {
    version: 8,
    sources: {
      ...(tilesUrl === null ? {} : { tiles: { type: 'raster', tiles: [tilesUrl], tileSize: 256 } }),
      [source]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      ...(tilesUrl === null ? [] : [{ id: 'tiles', type: 'raster' as const, source: 'tiles' }]),
      { id: 'fill', type: 'fill', source, filter: ['==', ['geometry-type'], 'Polygon'], paint: fill },
      { id: 'line', type: 'line', source, filter: ['!=', ['geometry-type'], 'Point'], paint: line },
      { id: 'dot', type: 'circle', source, filter: ['==', ['geometry-type'], 'Point'], paint: dot },
    ],
  };
}
