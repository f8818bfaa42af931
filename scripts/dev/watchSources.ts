import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#scripts/setup/root.ts';

const folders = ['domain', 'messages', 'server', 'workers', 'web', 'prisma'];
/** Debounce: an editor or a checkout writes many files at once, which count as one change. */
const settling = 150;

/** Calls back with the changed files, one call at a time, until `stopping`. */
export function watchSources(onChange: (files: readonly string[]) => Promise<void>, stopping: AbortSignal): void {
  let changed = new Set<string>();
  let busy = false;

  const handle = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    while (changed.size > 0 && !stopping.aborted) {
      await pause(settling);
      const files = [...changed];
      changed = new Set();
      await onChange(files);
    }
    busy = false;
  };
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true, signal: stopping }, (_event, file) => {
      if (file === null || /\.test\.tsx?$/.test(file)) return;
      changed.add(path.join(folder, file));
      void handle();
    });
  }
}
