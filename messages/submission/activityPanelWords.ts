/** The activity log of a submission. */
export const activityPanelWords = {
  none: 'No activity yet.',
  internal: 'Staff only',
  more: 'Show earlier',
  loading: 'Loading…',
  failed: 'Unable to load activity log',
  today: 'Today',
  yesterday: 'Yesterday',
} as const;
