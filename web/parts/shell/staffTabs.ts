import { shellWords } from '#messages/shell/shellWords.ts';

/** Whom the bar is for. */
export interface TabReader {
  /** in a team, or something was or may be given to them to do */
  readonly isWorker: boolean;
  readonly isOfTeam: boolean;
  /** there are forms whose figures they may see */
  readonly hasFigures: boolean;
}

interface StaffTab {
  readonly label: string;
  readonly to: string;
  /** Addresses at which the tab is the current one. */
  readonly covers: RegExp;
  /** Who has something there; else everybody of the staff. */
  readonly isFor?: keyof TabReader;
}

/** The sections of the staff area, in the order of the bar. */
export const staffTabs: readonly StaffTab[] = [
  { label: shellWords.dashboard, to: '/metrics', covers: /^\/metrics(\/|$)/, isFor: 'hasFigures' },
  {
    label: shellWords.forms,
    to: '/workflows',
    covers: /^\/(workflows|master_templates)(\/|$)/,
  },
  {
    label: shellWords.submissions,
    to: '/processes',
    covers: /^\/(processes|imported_flows|initiated_flows(?!\/[^/]+\/steps\/[^/]+\/review(\/|$)))(\/|$)/,
    isFor: 'isWorker',
  },
  { label: shellWords.tasks, to: '/my_tasks', covers: /^\/my_tasks(\/|$)/, isFor: 'isWorker' },
  {
    label: shellWords.reviews,
    to: '/reviews',
    covers: /^\/(reviews?|initiated_flows\/[^/]+\/steps\/[^/]+\/review)(\/|$)/,
    isFor: 'isWorker',
  },
  { label: shellWords.outputs, to: '/outputs', covers: /^\/(outputs|issued_outputs)(\/|$)/, isFor: 'isWorker' },
  {
    label: shellWords.teams,
    to: '/teams',
    covers: /^\/teams(?!\/(directory|[^/]+\/(people|members|entities))(\/|$))(\/|$)/,
  },
  {
    label: shellWords.directory,
    to: '/teams/directory',
    covers: /^\/teams\/(directory|[^/]+\/(people|members|entities))(\/|$)/,
    isFor: 'isOfTeam',
  },
  {
    label: shellWords.exports,
    to: '/exports',
    covers: /^\/(exports|batch_export_templates)(\/|$)/,
    isFor: 'isWorker',
  },
];

/** The sections where their reader has something. */
export const tabsFor = (reader: TabReader): readonly StaffTab[] =>
  staffTabs.filter(({ isFor }) => isFor === undefined || reader[isFor]);
