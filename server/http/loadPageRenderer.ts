import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '#domain/publicPage/renderedPage.ts';
import { StartupError } from '#server/StartupError.ts';

/**
 * The part of the web client that renders public pages, from the build. This is the only way from the server to the
 * client: sources never import it.
 */
export async function loadPageRenderer(folder: string): Promise<RenderPage> {
  const file = path.resolve(folder, 'renderPage.js');
  await access(file).catch(() => {
    throw new StartupError(`There is no page renderer in ${folder}. Run \`npm run build\`.`);
  });
  let renderer: Promise<{ readonly renderPage: RenderPage }> | undefined;
  return async (place, run) => {
    // loaded with the first page, so that a restarted server responds sooner
    const { renderPage } = await (renderer ??= import(pathToFileURL(file).href));
    return renderPage(place, run);
  };
}
