import { disputeStates, type DisputeState } from '#domain/payment/disputes.ts';

/** The filter is in the URL; unknown values are ignored. */
export const disputeFilterIn = (search: URLSearchParams): { readonly state: DisputeState | null } => ({
  state: disputeStates.find((state) => state === search.get('state')) ?? null,
});
