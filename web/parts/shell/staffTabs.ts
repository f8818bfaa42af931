import { shellWords } from '#messages/shell/shellWords.ts';

export interface TabViewer {
  /** on a team, or assigned or assignable to work */
  readonly isWorker: boolean;
  readonly isOfTeam: boolean;
  /** has forms whose figures they may see */
  readonly hasFigures: boolean;
}

interface StaffTab {
  readonly label: string;
  readonly to: string;
  /** paths for which the tab is current */
  readonly covers: RegExp;
  /** who sees the tab; all staff if omitted */
  readonly isFor?: keyof TabViewer;
}

/** Staff sections in tab order. */
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
    covers:
      /^\/teams(?!\/(directory|[^/]+\/(people|members|entities|entity_imports|edit_suggestions_requests))(\/|$))(\/|$)/,
  },
  {
    label: shellWords.directory,
    to: '/teams/directory',
    covers: /^\/teams\/(directory|[^/]+\/(people|members|entities|entity_imports|edit_suggestions_requests))(\/|$)/,
    isFor: 'isOfTeam',
  },
  {
    label: shellWords.exports,
    to: '/exports',
    covers: /^\/(exports|batch_export_templates)(\/|$)/,
    isFor: 'isWorker',
  },
];

export const tabsFor = (reader: TabViewer): readonly StaffTab[] =>
  staffTabs.filter(({ isFor }) => isFor === undefined || reader[isFor]);
