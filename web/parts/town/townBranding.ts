/** Branding of the team whose pages a resident is on. */
export interface TownBranding {
  readonly name: string;
  readonly slug: string;
  readonly color: string;
  readonly hasLightColor: boolean;
  readonly logo: TownLogo | null;
}

export interface TownLogo {
  readonly url: string;
  /** empty if it only repeats the name */
  readonly altText: string;
  readonly width: number;
  readonly height: number;
}

let current: TownBranding | null = null;
const listeners = new Set<() => void>();

/** Kept until another page sets a different team, so that the bar doesn't flicker between pages. */
export function setTownBranding(face: TownBranding | null): void {
  if (JSON.stringify(current) === JSON.stringify(face)) return;
  current = face;
  for (const listener of listeners) listener();
}

export const currentTownBranding = (): TownBranding | null => current;

export function onTownBrandingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
