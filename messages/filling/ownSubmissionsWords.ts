import { plural } from '#domain/kernel/plural.ts';
import type { OwnSubmissionGroup } from '#domain/submission/ownSubmissionGroups.ts';

/** A resident's list of their own submissions. */
export const ownSubmissionsWords = {
  title: 'Your submissions',
  search: 'Search your submissions',
  searchHint: 'By number, form, or address',
  show: 'Show',
  all: (count: number) => `All (${count})`,
  group: (group: OwnSubmissionGroup, count: number) => `${ownSubmissionGroupNames[group]} (${count})`,
  found: (count: number) => `${plural(count, 'submission')} found`,
  started: (day: string) => `Started ${day}`,
  finished: (day: string) => `Finished ${day}`,
  notPaid: 'Not paid',
  more: 'Show more',
  another: 'Start another',
  allForms: (team: string) => `All forms of ${team}`,
  emptyTitle: 'No submissions yet',
  empty: 'Forms you start will appear here. You can come back to them at any time.',
  noneTitle: 'No submissions found',
  noneHere: 'None of your submissions is in this group now.',
  noneText: 'Try a submission number, the name of a form, or part of an address.',
  seeAll: 'Show all submissions',
} as const;

export const ownSubmissionGroupNames: Readonly<Record<OwnSubmissionGroup, string>> = {
  yourTurn: 'Your turn',
  inProgress: 'In progress',
  finished: 'Finished',
};
