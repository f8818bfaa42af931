import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '#scripts/checks/runChecks.ts';
import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { root } from '#scripts/setup/root.ts';
import { webClient } from '#scripts/setup/steps.ts';
import { firstScreens } from '#server/http/firstPages.ts';
import { filesOf, readManifest } from '#server/http/pagesOfClient.ts';

/** What the scripts of a first page may weigh on their way; `npm run test:all` holds what a browser really loads. */
const budget = 185_000;

/** Read from what was built, without a browser: residents on slow lines wait for each byte of these pages. */
export const pageWeight: Check = {
  name: 'weight of first pages',
  async run() {
    await bringUpToDate([webClient]);
    const folder = path.join(root, 'dist/web');
    const manifest = await readManifest(folder);
    const pages = Object.entries(firstScreens).map(([name, screens]) => {
      const scripts = [...filesOf(manifest, ['index.html', ...screens])].filter((file) => file.endsWith('.js'));
      return { name, bytes: scripts.reduce((sum, file) => sum + bytesOnTheWay(path.join(folder, file)), 0) };
    });
    const weights = pages.map(({ name, bytes }) => `${name} ${bytes}`).join(', ');
    process.stdout.write(`${weights} (at most ${budget})\n`);
    if (pages.every(({ bytes }) => bytes > 0 && bytes <= budget)) return { is: 'passed' };
    return { is: 'failed', lastWords: `A first page may load ${budget} bytes of scripts: ${weights}.` };
  },
};

const bytesOnTheWay = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
