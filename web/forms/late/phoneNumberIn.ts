import type { phoneNumberIn as Read } from '#domain/form/fields/phoneNumberIn.ts';
import { lateCode } from '#web/forms/late/lateCode.ts';

/** In the browser the numbering plans of the world come only with forms that ask for a telephone number. */
export const phoneCode = lateCode<typeof Read>(
  // by its place: by its name it is this module
  async () => (await import('../../../domain/form/fields/phoneNumberIn.ts')).phoneNumberIn,
);

/** Until it is there no number is known: what was typed stays as it is, and is not judged. */
export const phoneNumberIn: typeof Read = (text) => phoneCode.peek()?.(text) ?? null;
