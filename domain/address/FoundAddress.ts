/** An address that a service of addresses knows, on one line and in its parts. What is only suggested has no place yet. */
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

/** With its line: '12 Elm St Apt 4, Springfield, IL 62701'. */
export function foundAddress(parts: Parts): FoundAddress {
  const { street, unit, city, state, zip } = parts;
  const first = unit === null ? street : `${street} ${unit}`;
  return { text: `${first}, ${city}, ${state} ${zip}`, ...parts };
}
