import { shellWords } from '#web/messages/shell.ts';

interface StaffTab {
  readonly label: string;
  readonly to: string;
  /** Addresses at which the tab is the current one. */
  readonly covers: RegExp;
}

/** The sections of the staff area, in the order of the bar. */
export const staffTabs: readonly StaffTab[] = [
  {
    label: shellWords.forms,
    to: '/workflows',
    covers: /^\/(workflows|teams\/[^/]+\/master_templates)(\/|$)/,
  },
  { label: shellWords.submissions, to: '/processes', covers: /^\/(processes|initiated_flows)(\/|$)/ },
  { label: shellWords.teams, to: '/teams', covers: /^\/teams(?!\/[^/]+\/master_templates)(\/|$)/ },
];
