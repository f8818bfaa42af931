/** How money comes: online through the provider, or by hand. */
export const paymentMethods = ['creditcard', 'cash', 'check'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What the provider collects online. */
export const paymentTypes = ['card', 'us_bank_account'] as const;
export type PaymentType = (typeof paymentTypes)[number];
