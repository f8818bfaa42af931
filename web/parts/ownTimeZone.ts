/** The clock that the person looks at. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
