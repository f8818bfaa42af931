/** The metadata key under which the provider's intent carries our id. */
export const intentIdName = 'payment_intent_id';
