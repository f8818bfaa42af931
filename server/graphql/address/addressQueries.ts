import { z } from 'zod';
import type { FoundAddress as Found } from '#domain/address/FoundAddress.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { addressFieldWords } from '#messages/filling/addressFieldWords.ts';
import { AddressesUnavailable } from '#server/addresses/AddressService.ts';
import { builder } from '#server/graphql/builder.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

interface Lookup {
  readonly results: readonly Found[];
  readonly error: string | null;
}

const FoundAddress = builder.objectRef<Found>('FoundAddress').implement({
  description: 'A known address, as one line and as separate parts.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The complete address on one line.' }),
    street: t.exposeString('street', { description: 'The house number and street.' }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'The apartment, suite, or other unit, or null if there is none.',
    }),
    city: t.exposeString('city', { description: 'The city of the address.' }),
    state: t.exposeString('state', { description: 'The two-letter abbreviation of the state.' }),
    zip: t.exposeString('zip', { description: 'The ZIP code of the address.' }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'The latitude in degrees, or null if it is unknown or the address is only a suggestion.',
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: true,
      description: 'The longitude in degrees, or null if it is unknown or the address is only a suggestion.',
    }),
  }),
});

export const AddressLookup = builder.objectRef<Lookup>('AddressLookup').implement({
  description: 'The result of looking up a typed address. Whatever the result, the address can be used as typed.',
  fields: (t) => ({
    results: t.field({
      type: [FoundAddress],
      resolve: ({ results }) => [...results],
      description: 'The matching addresses, at most five.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the lookup failed, or null if it succeeded.',
    }),
  }),
});

export const typedAddress = z.string().max(300);

/** Rate-limited per person and per client network, because the town pays for each lookup. */
export async function lookedUp(ctx: RequestContext, way: 'suggest' | 'validate', text: string): Promise<Lookup> {
  const address = oneLine(text.toWellFormed());
  if (address === '') return { results: [], error: null };
  const { userId } = ctx.access.principal;
  if (userId !== null) await applyRateLimit(ctx, 'addressOfPerson', userId);
  await applyRateLimit(ctx, 'addressFromNetwork', networkOfClient(ctx));
  try {
    return { results: await ctx.services.addresses[way](address), error: null };
  } catch (error) {
    if (!(error instanceof AddressesUnavailable)) throw error;
    return { results: [], error: addressFieldWords.failed };
  }
}

builder.queryFields((t) => ({
  addressSuggestions: t.field({
    type: AddressLookup,
    description: 'Suggests known addresses that start with the typed text.',
    authScopes: { reads: 'submissions' },
    args: {
      text: t.arg.string({
        required: true,
        validate: typedAddress,
        description: 'The text typed so far, at most 300 characters.',
      }),
    },
    resolve: (_root, { text }, ctx) => lookedUp(ctx, 'suggest', text),
  }),
  addressValidation: t.field({
    type: AddressLookup,
    description: 'Finds the known addresses that match a complete address. Empty if none does.',
    authScopes: { reads: 'submissions' },
    args: {
      address: t.arg.string({
        required: true,
        validate: typedAddress,
        description: 'The address on one line, at most 300 characters.',
      }),
    },
    resolve: (_root, { address }, ctx) => lookedUp(ctx, 'validate', address),
  }),
}));
