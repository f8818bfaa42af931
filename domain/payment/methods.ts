/** Payment methods: online through the provider, or by cash or check. */
export const paymentMethods = ['creditcard', 'cash', 'check'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Types of online payment. */
export const paymentTypes = ['card', 'us_bank_account'] as const;
export type PaymentType = (typeof paymentTypes)[number];
