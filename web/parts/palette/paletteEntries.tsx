import type { ReactElement } from 'react';
import { shownStatus, type SubmissionStatus } from '#domain/submission/status.ts';
import { formsWords } from '#messages/form/formWords.ts';
import { bulkExportWords, exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import { reviewListWords } from '#messages/review/reviewListWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import { paletteWords } from '#messages/shell/paletteWords.ts';
import { shellWords } from '#messages/shell/shellWords.ts';
import { roleWords } from '#messages/team/roleWords.ts';
import { teamWords } from '#messages/team/teamWords.ts';
import type { PaletteFoundQuery } from '#web/__generated__/PaletteFoundQuery.graphql.ts';
import type { PaletteStartQuery } from '#web/__generated__/PaletteStartQuery.graphql.ts';
import { matchingEntries } from '#web/parts/palette/matchingEntries.ts';
import type { PaletteCommand } from '#web/parts/palette/PaletteCommand.ts';
import { tabsFor } from '#web/parts/shell/staffTabs.ts';
import { searchResultPath } from '#web/parts/submissionPaths.ts';
import { teamPages } from '#web/parts/team/teamPages.ts';
import { openFormPages, type FormPage } from '#web/parts/template/formPages.ts';
import { plainId } from '#web/relay/plainId.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';

/** A page to open, or an action to run. */
export interface PaletteEntry {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly detail?: string | undefined;
  /** search synonyms */
  readonly alsoCalled?: string;
  /** badge with its current status */
  readonly mark?: ReactElement;
  /** target path */
  readonly to?: string;
  /** what it does, if it doesn't lead anywhere */
  readonly run?: PaletteCommand | 'signOut' | 'showMore';
}

export type PaletteStart = PaletteStartQuery['response'];
type Found = PaletteFoundQuery['response']['quickSearch'];
type FoundForm = Found['forms'][number];

const page = (to: string, title: string, icon: IconName = 'chevron-right', alsoCalled = ''): PaletteEntry => ({
  id: `to ${to}`,
  ...{ icon, title, alsoCalled, to },
});

const isWorker = ({ viewer }: PaletteStart): boolean =>
  viewer !== null && viewer !== undefined && (viewer.hasAssignments || viewer.hasOtherForms || viewer.teams.length > 0);

/** Labels such as '+ New form' are listed without the plus sign. */
const called = (title: string): string => title.replace(/^\+ /, '');

/** Main sections and account pages available to the user. */
export function mainPages(start: PaletteStart): readonly PaletteEntry[] {
  const { viewer } = start;
  if (!viewer) return [];
  const reader = { isWorker: isWorker(start), isOfTeam: viewer.teams.length > 0, hasFigures: viewer.hasFigures };
  return [
    ...tabsFor(reader).map(({ to, label }) => page(to, label)),
    ...(viewer.hasAssignments ? [page('/processes?assigned=me', shellWords.assigned, 'list')] : []),
    page('/dashboard', shellWords.ownSubmissions, 'document'),
    page('/profile', shellWords.profile, 'person', 'account settings'),
    page('/profile/security', shellWords.security, 'key', 'account settings'),
    page('/password', shellWords.password, 'lock', 'account settings'),
    ...(isWorker(start) ? [page('/email_settings', shellWords.emailSettings, 'mail', 'notifications')] : []),
    ...(viewer.isOperator ? [page('/operator', operatorNavWords.link, 'sliders')] : []),
  ];
}

/** Pages listed only when their name matches, because there is one set per team and per recent form. */
export function searchablePages(start: PaletteStart, typed: string): readonly PaletteEntry[] {
  const { viewer, myTeams, quickKnown } = start;
  const ofOperator = ['applications', 'people', 'audit', 'health'] as const;
  const words = typed.split(/\s+/);
  const isNamed = ({ label: title, alsoCalled }: FormPage): boolean =>
    words.some((word) => matchingEntries([{ title, alsoCalled }], word).length > 0);
  return [
    ...(isWorker(start) ? [page('/batch_export_templates', exportsPageWords.bulk, 'chevron-right', 'download')] : []),
    ...(viewer?.isOperator
      ? ofOperator.map((name) =>
          page(`/operator/${name}`, paletteWords.inTeam(operatorNavWords[name], operatorNavWords.link), 'sliders'),
        )
      : []),
    ...myTeams.flatMap(({ slug, name, availableActions }) => [
      page(`/teams/${slug}/master_templates`, paletteWords.formsOfTeam(name), 'document'),
      ...teamPages(slug, availableActions).map(({ to, label }) => page(to, paletteWords.inTeam(label, name), 'people')),
    ]),
    // A match on the form's name already lists the form.
    ...quickKnown.forms.flatMap((form) =>
      openFormPages(form)
        .filter(isNamed)
        .map((at) => pageOfForm(form, at)),
    ),
  ];
}

const pageOfForm = (
  { formId, name }: Pick<FoundForm, 'formId' | 'name'>,
  { page: at, label, alsoCalled }: FormPage,
): PaletteEntry => page(`/workflows/${plainId(formId)}${at}`, paletteWords.inTeam(label, name), 'document', alsoCalled);

/** A single matching form is followed by its pages. */
export const entriesOfForms = (forms: readonly FoundForm[]): readonly PaletteEntry[] => [
  ...forms.map(entryOfForm),
  ...(forms.length === 1 ? forms.flatMap((form) => openFormPages(form).map((at) => pageOfForm(form, at))) : []),
];

/** Actions listed only when their name matches, because there is one set per team. */
export const searchableActions = ({ myTeams }: PaletteStart): readonly PaletteEntry[] =>
  myTeams.flatMap(({ slug, name, availableActions }) =>
    availableActions.includes('createRole')
      ? [page(`/teams/${slug}/roles/new`, paletteWords.inTeam(called(roleWords.add), name), 'plus', 'create')]
      : [],
  );

export function mainActions(start: PaletteStart): readonly PaletteEntry[] {
  const { viewer, myTeams } = start;
  if (!viewer) return [];
  const mayKeepExports = myTeams.some((team) => team.availableActions.includes('createBulkExport'));
  const mayCreateForm = myTeams.some((team) => team.enableFormCreation && team.availableActions.includes('createForm'));
  return [
    ...(mayCreateForm ? [page('/workflows/new', formsWords.create, 'plus')] : []),
    ...(isWorker(start) ? [page('/review', reviewListWords.first, 'review', 'next')] : []),
    ...(isWorker(start) ? [page('/exports/new', exportsPageWords.create, 'plus', 'download')] : []),
    ...(mayKeepExports
      ? [page('/batch_export_templates/new', called(bulkExportWords.create), 'plus', 'download')]
      : []),
    ...(viewer.wayToTeam === 'none'
      ? []
      : [page('/teams/new', viewer.wayToTeam === 'create' ? teamWords.create : teamWords.ask, 'plus')]),
    { id: 'sign out', icon: 'sign-out', title: shellWords.signOut, alsoCalled: 'log out logout leave', run: 'signOut' },
  ];
}

export const entryOfSubmission = (found: Found['submissions'][number], now: Date): PaletteEntry => {
  const { submissionId, scopedId, identifier, templateName, applicant, dueAt, isRejected } = found;
  const status = shownStatus({ status: found.status as SubmissionStatus, dueAt, isRejected }, now);
  return {
    id: submissionId,
    icon: 'list',
    title: paletteWords.number(scopedId, identifier ?? null),
    detail: [templateName, applicant].filter(Boolean).join(' · '),
    mark: <StatusTag kind="submission" status={status} />,
    to: searchResultPath(submissionId),
  };
};

export const showMore: PaletteEntry = { id: 'more', icon: 'search', title: paletteWords.more, run: 'showMore' };

export const entryOfForm = ({ formId, name, status, teamName }: FoundForm): PaletteEntry => ({
  id: formId,
  icon: 'document',
  title: name,
  detail: teamName,
  mark: <StatusTag kind="template" status={status} />,
  to: `/workflows/${plainId(formId)}`,
});

export const entryOfTeam = ({ teamId, name, slug }: Found['teams'][number]): PaletteEntry => ({
  id: teamId,
  icon: 'people',
  title: name,
  to: `/teams/${slug}`,
});
