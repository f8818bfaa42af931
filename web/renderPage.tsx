import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { Network, type GraphQLResponse } from 'relay-runtime';
import type { EmbeddedAnswer, RenderedPage, RenderPage } from '#domain/publicPage/renderedPage.ts';
import { App } from '#web/App.tsx';
import { openOnServer } from '#web/navigation/openOnServer.ts';
import type { ServerPage } from '#web/navigation/ServerPage.ts';
import { createEnvironment } from '#web/relay/createEnvironment.ts';
import { requestErrorFrom } from '#web/relay/requestError.ts';
import { routes } from '#web/routes.tsx';

const longestMs = 5_000;

/** The server loads this from the build. Decision 0111. */
export const renderPage: RenderPage = async (place, run) => {
  const answers: EmbeddedAnswer[] = [];
  const network = Network.create(async ({ id }, variables) => {
    if (!id) throw new Error('The server runs only documents that have an id.');
    const { data, errors } = await run(id, variables);
    if (errors?.length) throw requestErrorFrom(errors);
    answers.push({ id, variables, data });
    return { data } as GraphQLResponse;
  });
  const environment = createEnvironment(network, true);
  const outcome: Pick<RenderedPage, 'status' | 'movedTo'> = { status: 200, movedTo: null };
  const page: ServerPage = { report: (change) => void Object.assign(outcome, change), head: {} };
  const navigation = await openOnServer(place, routes, environment, page);
  const html = await htmlOf(<App navigation={navigation} environment={environment} />);
  return { html, answers, head: page.head, ...outcome };
};

/** Waits for all data, so that nothing needs a script to be shown. */
function htmlOf(app: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(parts).toString()));
    const { pipe, abort } = renderToPipeableStream(app, {
      // everything is complete when it is sent: no part is moved into place by an inline script
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      // a part that fails would leave its skeleton: the page is then rendered in the browser
      onError: (error) => reject(error),
    });
    const timer = setTimeout(() => abort(new Error('A page took too long to render.')), longestMs);
  });
}
