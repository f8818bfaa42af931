/** Under which name the metadata of the provider’s intent carries the id of ours. */
export const intentIdName = 'payment_intent_id';
