import { z } from 'zod';
import { createFoundAddress, type FoundAddress } from '#domain/address/FoundAddress.ts';

const word = z.string().max(300);

/** https://www.smarty.com/docs/cloud/us-autocomplete-pro-api */
const suggestion = z.object({
  street_line: word.min(1),
  secondary: word.default(''),
  city: word.min(1),
  state: word.min(1),
  zipcode: word.default(''),
});

export const suggestionsShape = z.object({ suggestions: z.array(suggestion).nullable() });

/** https://www.smarty.com/docs/cloud/us-street-api; fields that not every address has are optional. */
const candidate = z.object({
  delivery_line_1: word.min(1),
  components: z.object({
    secondary_designator: word.optional(),
    secondary_number: word.optional(),
    city_name: word.min(1),
    state_abbreviation: word.min(1),
    zipcode: word.default(''),
  }),
  metadata: z.object({
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  }),
});

export const candidatesShape = z.array(candidate);

export function fromSuggestion(given: z.infer<typeof suggestion>): FoundAddress {
  const { street_line: street, secondary, city, state, zipcode: zip } = given;
  return createFoundAddress({ street, unit: secondary || null, city, state, zip, latitude: null, longitude: null });
}

export function fromCandidate({
  delivery_line_1: line,
  components,
  metadata,
}: z.infer<typeof candidate>): FoundAddress {
  const unit = [components.secondary_designator, components.secondary_number].filter(Boolean).join(' ');
  // the line includes the unit
  const holdsUnit = unit !== '' && line.endsWith(` ${unit}`);
  return createFoundAddress({
    street: holdsUnit ? line.slice(0, -unit.length - 1) : line,
    unit: holdsUnit ? unit : null,
    city: components.city_name,
    state: components.state_abbreviation,
    zip: components.zipcode,
    latitude: metadata.latitude ?? null,
    longitude: metadata.longitude ?? null,
  });
}
