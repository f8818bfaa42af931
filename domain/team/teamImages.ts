import type { Problem } from '#domain/kernel/refusal.ts';

/** A logo is in every email and on every page. A banner fits an unedited phone photo. */
export const maxTeamImageBytes = { logo: 2_000_000, banner: 10_000_000 } as const;
export type TeamImageUse = keyof typeof maxTeamImageBytes;
/** Drawing a logo into a PDF takes four bytes of memory per pixel. */
export const maxLogoPixels = 2_048;
const altTextMaxLength = 250;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The visible part of a banner, in pixels of the picture from its top left corner. Decision 0100. */
export interface BannerCrop {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The point to keep in view where a banner is a shorter strip, in percent of the visible part. */
export interface BannerFocus {
  readonly x: number;
  readonly y: number;
}

export const centerFocus: BannerFocus = { x: 50, y: 50 };

export const bannerAspect = { width: 16, height: 9 } as const;

/** The largest 16:9 part, around the center. */
export function largestCrop({ width, height }: Size): BannerCrop {
  const { width: across, height: down } = bannerAspect;
  const w = Math.min(width, Math.max(1, Math.round((height * across) / down)));
  const h = Math.min(height, Math.max(1, Math.round((width * down) / across)));
  return { x: Math.floor((width - w) / 2), y: Math.floor((height - h) / 2), w, h };
}

/** Programs scale crops from smaller previews, so their numbers can have fractions. */
export const wholeCrop = ({ x, y, w, h }: BannerCrop): BannerCrop => ({
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(w),
  h: Math.round(h),
});

export function cropProblems({ x, y, w, h }: BannerCrop, { width, height }: Size): Problem[] {
  const isInside = x >= 0 && y >= 0 && w >= 1 && h >= 1 && x + w <= width && y + h <= height;
  if (!isInside) return [{ path: 'crop', code: 'cropOutside', params: { width, height } }];
  // one pixel for rounding
  const isWide = Math.abs(h - (w * bannerAspect.height) / bannerAspect.width) <= 1;
  return isWide ? [] : [{ path: 'crop', code: 'cropNotWide' }];
}

export const focusProblems = ({ x, y }: BannerFocus): Problem[] =>
  [x, y].every((value) => Number.isInteger(value) && value >= 0 && value <= 100)
    ? []
    : [{ path: 'focus', code: 'notBetween', params: { min: 0, max: 100 } }];

export const altTextProblems = (path: string, altText: string): Problem[] =>
  altText.length > altTextMaxLength ? [{ path, code: 'tooLong', params: { max: altTextMaxLength } }] : [];
