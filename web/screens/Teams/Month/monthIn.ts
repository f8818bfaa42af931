import { monthOf } from '#domain/payment/monthReport.ts';

/** The month is in the URL so that it can be shared and bookmarked. Invalid values are ignored. */
export const monthIn = (search: URLSearchParams): { readonly month: string | null } => ({
  month: monthOf(search.get('month')),
});
