import { shellWords } from '#web/messages/shell.ts';

interface StaffTab {
  readonly label: string;
  readonly to: string;
  /** Addresses at which the tab is the current one. */
  readonly covers: RegExp;
  /** Only for whom something may be given to do. */
  readonly isForWorkers?: true;
}

/** The sections of the staff area, in the order of the bar. */
export const staffTabs: readonly StaffTab[] = [
  { label: shellWords.dashboard, to: '/metrics', covers: /^\/metrics(\/|$)/, isForWorkers: true },
  {
    label: shellWords.forms,
    to: '/workflows',
    covers: /^\/(workflows|master_templates|teams\/[^/]+\/master_templates)(\/|$)/,
  },
  {
    label: shellWords.submissions,
    to: '/processes',
    covers: /^\/(processes|initiated_flows(?!\/[^/]+\/steps\/[^/]+\/review(\/|$)))(\/|$)/,
    isForWorkers: true,
  },
  { label: shellWords.tasks, to: '/my_tasks', covers: /^\/my_tasks(\/|$)/, isForWorkers: true },
  {
    label: shellWords.reviews,
    to: '/reviews',
    covers: /^\/(reviews?|initiated_flows\/[^/]+\/steps\/[^/]+\/review)(\/|$)/,
    isForWorkers: true,
  },
  { label: shellWords.outputs, to: '/outputs', covers: /^\/(outputs|issued_outputs)(\/|$)/, isForWorkers: true },
  {
    label: shellWords.teams,
    to: '/teams',
    covers: /^\/teams(?!\/(directory|[^/]+\/(master_templates|people))(\/|$))(\/|$)/,
  },
  {
    label: shellWords.directory,
    to: '/teams/directory',
    covers: /^\/teams\/(directory|[^/]+\/people)(\/|$)/,
    isForWorkers: true,
  },
  {
    label: shellWords.exports,
    to: '/exports',
    covers: /^\/(exports|batch_export_templates)(\/|$)/,
    isForWorkers: true,
  },
];
