/** What a public search lists: records, or the documents that were issued for them. */
export const recordLists = ['submissions', 'outputs'] as const;
export type RecordList = (typeof recordLists)[number];

/** Documents that were never issued are not public. */
export const publicOutputFilters = ['all', 'issued', 'expired', 'revoked'] as const;
export type PublicOutputFilter = (typeof publicOutputFilters)[number];

export const publicRenewalFilters = ['all', 'renewal', 'notRenewal'] as const;
export type PublicRenewalFilter = (typeof publicRenewalFilters)[number];
