import { shellWords } from '#web/messages/shell.ts';

interface StaffTab {
  readonly label: string;
  readonly to: string;
  /** Addresses at which the tab is the current one. */
  readonly covers: RegExp;
}

/** The sections of the staff area, in the order of the bar. */
export const staffTabs: readonly StaffTab[] = [{ label: shellWords.teams, to: '/teams', covers: /^\/teams(\/|$)/ }];
