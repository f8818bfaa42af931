import { monthOf } from '#domain/payment/monthReport.ts';

/** The month stands in the address, so that it can be sent and kept; what is no month is left out. */
export const monthIn = (search: URLSearchParams): { readonly month: string | null } => ({
  month: monthOf(search.get('month')),
});
