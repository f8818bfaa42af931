import type { z } from 'zod';
import { AddressesUnavailable, maxFoundAddresses, type AddressService } from '#server/addresses/AddressService.ts';
import { cacheLookups } from '#server/addresses/cacheLookups.ts';
import { callSmarty, type SmartyCall } from '#server/addresses/callSmarty.ts';
import { candidatesShape, fromCandidate, fromSuggestion, suggestionsShape } from '#server/addresses/smartyShapes.ts';
import { createCircuitBreaker } from '#server/outbound/createCircuitBreaker.ts';

export interface SmartyOptions {
  readonly key: string;
  /** the public origin, since a website key works only for its own site */
  readonly publicUrl: string;
  /** another server with Smarty's API */
  readonly apiUrl?: string | undefined;
  /** called for each failure, but not for calls blocked by the circuit breaker */
  readonly report: (error: AddressesUnavailable) => void;
}

type Query = Readonly<Record<string, string>>;

const hosts = {
  lookup: 'https://us-autocomplete-pro.api.smarty.com',
  'street-address': 'https://us-street.api.smarty.com',
} as const;

/** Late suggestions are useless, but people accept a short wait for validation. */
const patience = {
  lookup: { withinMs: 1_500, attempts: 1 },
  'street-address': { withinMs: 4_000, attempts: 2 },
} as const satisfies Record<keyof typeof hosts, Pick<SmartyCall, 'withinMs' | 'attempts'>>;

/** The Smarty service, asked from here, so that its key is known to nobody. See docs/decisions/0030. */
export function createSmarty({ key, publicUrl, apiUrl, report }: SmartyOptions): AddressService {
  const circuit = createCircuitBreaker(
    () => new AddressesUnavailable('Smarty calls are paused after repeated failures'),
  );
  const ask = <Answer>(path: keyof typeof hosts, query: Query, shape: z.ZodType<Answer>): Promise<Answer | null> => {
    const url = new URL(`/${path}`, apiUrl ?? hosts[path]);
    for (const [name, value] of Object.entries({ key, ...query })) url.searchParams.set(name, value);
    return circuit.run(async () => {
      try {
        return await callSmarty({ url, referer: publicUrl, ...patience[path] }, shape);
      } catch (error) {
        if (error instanceof AddressesUnavailable) report(error);
        throw error;
      }
    });
  };
  return {
    suggest: cacheLookups(async (text) => {
      const answer = await ask('lookup', { search: text, max_results: String(maxFoundAddresses) }, suggestionsShape);
      return (answer?.suggestions ?? []).slice(0, maxFoundAddresses).map(fromSuggestion);
    }),
    validate: cacheLookups(async (text) => {
      const query = { street: text, candidates: String(maxFoundAddresses), match: 'strict' };
      return ((await ask('street-address', query, candidatesShape)) ?? [])
        .slice(0, maxFoundAddresses)
        .map(fromCandidate);
    }),
  };
}
