/** fontkit has no types; its result is what the PDF library takes. */
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib/cjs/types/fontkit';

  export const create: Fontkit['create'];
}
