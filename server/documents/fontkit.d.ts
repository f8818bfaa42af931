/** fontkit comes without types; what it makes is what the PDF library takes. */
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib/cjs/types/fontkit';

  export const create: Fontkit['create'];
}
