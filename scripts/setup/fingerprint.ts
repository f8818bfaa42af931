import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

/** A short hash that changes exactly when a file below these paths (files or folders of the checkout) does. */
export function fingerprint(paths: readonly string[], ignore: (file: string) => boolean = () => false): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    if (ignore(file)) continue;
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex').slice(0, 24);
}

/** The files below a path in a fixed order; empty if it doesn't exist. */
function filesBelow(place: string): string[] {
  const stat = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [place];
  return readdirSync(path.join(root, place))
    .toSorted()
    .flatMap((name) => filesBelow(path.join(place, name)));
}
