import { request, type APIRequestContext } from '@playwright/test';
import { networkOfTest } from '#tests/e2e/support/oneNetwork.ts';

/** Whoever asks the server: a page, or somebody for whom no window is opened. */
export interface Asker {
  readonly request: APIRequestContext;
}

/** Somebody of whom only matters what they do, and not where. */
export async function withoutWindow<Done>(work: (asker: Asker) => Promise<Done>): Promise<Done> {
  const baseURL = `http://localhost:${process.env['E2E_PORT']}`;
  const own = await request.newContext({ baseURL, extraHTTPHeaders: { ...networkOfTest() } });
  try {
    return await work({ request: own });
  } finally {
    await own.dispose();
  }
}
