/** the browser's time zone */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
