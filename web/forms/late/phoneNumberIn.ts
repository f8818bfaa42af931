import type { phoneNumberIn as Read } from '#domain/form/fields/phoneNumberIn.ts';
import { lazyModule } from '#web/forms/late/lazyModule.ts';

/** In the browser, phone number metadata loads only for forms with phone fields. */
export const phoneCode = lazyModule<typeof Read>(
  // Relative path, because the alias resolves to this module in the browser build.
  async () => (await import('../../../domain/form/fields/phoneNumberIn.ts')).phoneNumberIn,
);

/** Until it has loaded, text is kept as typed and not validated. */
export const phoneNumberIn: typeof Read = (text) => phoneCode.peek()?.(text) ?? null;
