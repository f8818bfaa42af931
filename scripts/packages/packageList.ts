import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nameOf, placesReachedFrom, productionPlaces, type Packages } from '#scripts/packages/packageTree.ts';
import { root } from '#scripts/setup/root.ts';

/** Not a production dependency, but `npm run build` copies its pages into dist/graphiql. */
const copied = ['node_modules/ruru'];

export const distributedPlaces = (packages: Packages): readonly string[] =>
  [...productionPlaces(packages), ...copied].toSorted();

/** One line per package that is distributed; a star marks packages that browsers may receive. */
export function packageList(packages: Packages): readonly string[] {
  const inBrowser = new Set([...placesReachedFrom(packages, importedByBrowser()), ...copied]);
  const lines = distributedPlaces(packages).map((place) => {
    const { version = '', license = 'no license named' } = packages[place] ?? {};
    return `${inBrowser.has(place) ? '*' : ' '} ${nameOf(place)} ${version} (${license})`;
  });
  return [...new Set(lines)].toSorted((a, b) => a.slice(2).localeCompare(b.slice(2), 'en'));
}

/** Packages that the web client's sources import, except for types. */
function importedByBrowser(): ReadonlySet<string> {
  const files = globSync(['{web,domain}/**/*.{ts,tsx,css}'], {
    cwd: root,
    exclude: (name) => name === '__generated__',
  });
  const named = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(importPattern)]);
  return new Set(named.map(([, name = '']) => name).filter((name) => !name.startsWith('node:')));
}

/** The name of a package in an import statement, a dynamic import, or the URL of a font. */
const importPattern =
  /(?:^import (?!type )(?:[^'";]*? from )?|^} from |import\(|url\(|@import )['"]((?:@[\w-]+\/)?[a-z][\w.-]*)(?![\w.-])[^'"]*['"]/gm;
