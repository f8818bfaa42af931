/** The metadata key under which the provider's intent carries our id. */
export const intentMetadataKey = 'payment_intent_id';
