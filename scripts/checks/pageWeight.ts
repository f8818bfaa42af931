import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '#scripts/checks/runStages.ts';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { webClient } from '#scripts/setup/buildSteps.ts';
import { root } from '#scripts/setup/root.ts';
import { chunkFilesOf, readManifest } from '#server/http/clientPages.ts';
import { preloadedScreens } from '#server/http/preloadedPages.ts';

/**
 * The most that the scripts of each first page may weigh compressed, slightly more than they do. Loading pages before
 * they are opened (decision 0168) costs the first page 150 and saves the others a wait. What a step loads in
 * addition (2,000 to 3,000) is known only in a browser: `npm run test:all` verifies that the total stays within
 * 178,200.
 */
const budgets: Readonly<Record<keyof typeof preloadedScreens, number>> = {
  submission: 174_900,
  launch: 170_350,
  form: 163_250,
  portal: 159_900,
  finder: 158_800,
};

/** Measured from the build, without a browser: residents on slow connections wait for every byte of these pages. */
export const pageWeight: Check = {
  name: 'weight of first pages',
  async run() {
    await buildStaleOutputs([webClient]);
    const folder = path.join(root, 'dist/web');
    const manifest = await readManifest(folder);
    const pages = Object.entries(budgets).map(([name, budget]) => {
      const screens = preloadedScreens[name as keyof typeof preloadedScreens];
      const scripts = [...chunkFilesOf(manifest, ['index.html', ...screens])].filter((file) => file.endsWith('.js'));
      const bytes = scripts.reduce((sum, file) => sum + bytesOnTheWay(path.join(folder, file)), 0);
      return { is: `${name} ${bytes} of ${budget}`, fits: bytes > 0 && bytes <= budget };
    });
    const weights = pages.map((page) => page.is).join(', ');
    process.stdout.write(`${weights}\n`);
    if (pages.every(({ fits }) => fits)) return { is: 'passed' };
    return { is: 'failed', lastWords: `A first page exceeds its script size budget: ${weights}.` };
  },
};

const bytesOnTheWay = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
