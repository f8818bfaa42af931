import type { TownLogo } from '#web/parts/town/townBranding.ts';

interface FetchedLogo {
  readonly url: string | null | undefined;
  readonly altText: string | null | undefined;
  readonly width: number | null | undefined;
  readonly height: number | null | undefined;
}

export const townLogoOf = ({ url, altText, width, height }: FetchedLogo): TownLogo | null =>
  url && width && height ? { url, altText: altText ?? '', width, height } : null;
