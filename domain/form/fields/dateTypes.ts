/** What a date field asks for. */
export const dateTypes = ['date', 'date_time', 'time'] as const;
export type DateType = (typeof dateTypes)[number];
