/** An address from the address service, on one line and in parts. Suggestions have no coordinates yet. */
export interface FoundAddress {
  readonly text: string;
  readonly street: string;
  readonly unit: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type Parts = Omit<FoundAddress, 'text'>;

/** Builds the line: '12 Elm St Apt 4, Springfield, IL 62701'. */
export function createFoundAddress(parts: Parts): FoundAddress {
  const { street, unit, city, state, zip } = parts;
  const first = unit === null ? street : `${street} ${unit}`;
  return { text: `${first}, ${city}, ${state} ${zip}`, ...parts };
}
