/** fontkit has no types; `create` makes what the PDF library takes. */
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib/cjs/types/fontkit';

  interface GlyphPath {
    scale(x: number, y: number): GlyphPath;
    translate(x: number, y: number): GlyphPath;
    toSVG(): string;
  }

  /** The part that draws outlines. */
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): { readonly glyphs: readonly { readonly path: GlyphPath; readonly advanceWidth: number }[] };
  }

  export const create: (...args: Parameters<Fontkit['create']>) => ReturnType<Fontkit['create']> & Font;
}
