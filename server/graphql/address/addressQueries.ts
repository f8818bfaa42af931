import { z } from 'zod';
import type { FoundAddress as Found } from '#domain/address/FoundAddress.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { addressFieldWords } from '#messages/filling/addressFieldWords.ts';
import { AddressesUnavailable } from '#server/addresses/AddressService.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';

interface Lookup {
  readonly results: readonly Found[];
  readonly error: string | null;
}

const FoundAddress = builder.objectRef<Found>('FoundAddress').implement({
  description: 'An address that is known, on one line and in its parts.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'All of it on one line.' }),
    street: t.exposeString('street', { description: 'Number and street.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'The apartment or the like; null without one.' }),
    city: t.exposeString('city', { description: 'The city.' }),
    state: t.exposeString('state', { description: 'The state, in two letters.' }),
    zip: t.exposeString('zip', { description: 'The ZIP code.' }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'Degrees north; null where nobody knows, and while it is only suggested.',
    }),
    longitude: t.exposeFloat('longitude', { nullable: true, description: 'Degrees east; null as the latitude.' }),
  }),
});

export const AddressLookup = builder.objectRef<Lookup>('AddressLookup').implement({
  description:
    'What is known of an address that somebody typed. Whatever it says, the address may be used as it was typed.',
  fields: (t) => ({
    results: t.field({
      type: [FoundAddress],
      resolve: ({ results }) => [...results],
      description: 'The addresses that could be meant, at most five.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why nothing could be looked up; null when the addresses are all that is known.',
    }),
  }),
});

export const typedAddress = z.string().max(300);

/** Each costs the town something, so it is counted for the person and for the network, whoever the person says to be. */
export async function lookedUp(ctx: RequestContext, way: 'suggest' | 'validate', text: string): Promise<Lookup> {
  const address = oneLine(text.toWellFormed());
  if (address === '') return { results: [], error: null };
  const { userId } = ctx.access.principal;
  if (userId !== null) await slowDown(ctx, 'addressOfPerson', userId);
  await slowDown(ctx, 'addressFromNetwork', networkOfClient(ctx));
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
    description: 'Addresses that begin like this, for somebody who is typing one.',
    authScopes: { reads: 'submissions' },
    args: { text: t.arg.string({ required: true, validate: typedAddress, description: 'What was typed until now.' }) },
    resolve: (_root, { text }, ctx) => lookedUp(ctx, 'suggest', text),
  }),
  addressValidation: t.field({
    type: AddressLookup,
    description: 'Which addresses are meant by what somebody typed; none when it is not known.',
    authScopes: { reads: 'submissions' },
    args: {
      address: t.arg.string({ required: true, validate: typedAddress, description: 'The address on one line.' }),
    },
    resolve: (_root, { address }, ctx) => lookedUp(ctx, 'validate', address),
  }),
}));
