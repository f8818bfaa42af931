import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

/** A package as package-lock.json describes it. */
export interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  /** only on packages for some platforms */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** By place: `node_modules/a/node_modules/b`. The root package has the place ''. */
export type Packages = Readonly<Record<string, LockedPackage>>;

export interface Lock {
  readonly packages: Packages;
}

export const readLock = (): Lock => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;

/** Places of all packages in a production installation. See decision 0095. */
export function productionPlaces(packages: Packages): readonly string[] {
  const { dependencies, optionalDependencies } = packages[''] ?? {};
  return placesReachedFrom(packages, Object.keys({ ...dependencies, ...optionalDependencies }));
}

/** Places of the named packages and of all their dependencies, as Node resolves them, in alphabetical order. */
export function placesReachedFrom(packages: Packages, names: Iterable<string>): readonly string[] {
  const reached = new Set<string>();
  const pending = [...names].map((name) => placeOf(packages, '', name));
  for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
    const found = packages[place];
    if (found === undefined || reached.has(place)) continue;
    reached.add(place);
    for (const name of needsOf(found)) pending.push(placeOf(packages, place, name));
  }
  return [...reached].toSorted();
}

export const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Where Node finds a package from another one: in its own node_modules, or in those of the folders above. */
function placeOf(packages: Packages, from: string, name: string): string {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const nested = `${folder}/node_modules/${name}`;
    if (packages[nested] !== undefined) return nested;
  }
  return `node_modules/${name}`;
}
