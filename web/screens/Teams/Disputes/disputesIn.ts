import { disputeStates, type DisputeState } from '#domain/payment/disputes.ts';

/** Which are shown stands in the address; what it does not know it leaves out. */
export const disputesIn = (search: URLSearchParams): { readonly state: DisputeState | null } => ({
  state: disputeStates.find((state) => state === search.get('state')) ?? null,
});
