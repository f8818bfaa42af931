import type { Logger } from 'pino';
import type { AddressService, AddressesUnavailable } from '#server/addresses/AddressService.ts';
import { createSmarty } from '#server/addresses/createSmarty.ts';
import type { Env } from '#server/env.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

export interface AddressesOptions {
  readonly env: Pick<Env, 'SMARTY_KEY' | 'SMARTY_API_URL'>;
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'error'>;
}

/** Smarty if its key is set, otherwise the demo town's addresses. */
export async function openAddresses({ env, publicUrl, log }: AddressesOptions): Promise<AddressService> {
  const { SMARTY_KEY: key, SMARTY_API_URL: apiUrl } = env;
  if (key === undefined) {
    const { createGazetteer } = await import('#server/sandbox/addresses/createGazetteer.ts');
    return createGazetteer();
  }
  const report = throttleLog<AddressesUnavailable>((error, others) =>
    log.error({ err: error, others }, 'address lookup failed'),
  );
  return createSmarty({ key, publicUrl, apiUrl, report });
}
