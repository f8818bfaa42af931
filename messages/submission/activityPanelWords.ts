/** The words around what was done to a submission. */
export const activityPanelWords = {
  none: 'Nothing has happened here yet.',
  internal: 'Staff only',
  more: 'Show earlier',
  loading: 'Loading…',
  failed: 'Unable to load activity log',
  today: 'Today',
  yesterday: 'Yesterday',
} as const;
