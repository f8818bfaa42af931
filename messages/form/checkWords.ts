/** The pane that checks a form while it is edited. What it finds is in qualityWords.ts, which loads with it. */
export const checkWords = {
  title: 'Check form',
  show: 'Check form',
  hide: 'Close check',
  loading: 'Checking…',
} as const;
