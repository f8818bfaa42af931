import { request, type APIRequestContext } from '@playwright/test';
import { currentNetwork } from '#tests/e2e/support/testNetwork.ts';

/** Something that can send requests: a page, or a person without an open window. */
export interface RequestSender {
  readonly request: APIRequestContext;
}

/** Runs work as a person without opening a browser window. */
export async function withoutWindow<Done>(work: (asker: RequestSender) => Promise<Done>): Promise<Done> {
  const baseURL = `http://localhost:${process.env['E2E_PORT']}`;
  const own = await request.newContext({ baseURL, extraHTTPHeaders: { ...currentNetwork() } });
  try {
    return await work({ request: own });
  } finally {
    await own.dispose();
  }
}
