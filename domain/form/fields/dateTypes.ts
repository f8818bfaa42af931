/** What a moment may consist of. */
export const dateTypes = ['date', 'date_time', 'time'] as const;
export type DateType = (typeof dateTypes)[number];
