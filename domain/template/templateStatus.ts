import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

export const templateStatuses = ['draft', 'published', 'closed', 'archived'] as const;
export type TemplateStatus = (typeof templateStatuses)[number];

/** The values of the filter on the forms page, where forms never published are called unpublished. */
export const templateFilters = ['all', 'published', 'unpublished', 'closed', 'archived'] as const;
export type TemplateFilter = (typeof templateFilters)[number];

export const statusOfFilter: Readonly<Record<TemplateFilter, TemplateStatus | null>> = {
  all: null,
  published: 'published',
  unpublished: 'draft',
  closed: 'closed',
  archived: 'archived',
};

/** The statuses a form can be set to. Only publishing makes a form published for the first time. */
const followers: Readonly<Record<'first' | 'later', Readonly<Record<TemplateStatus, readonly TemplateStatus[]>>>> = {
  first: { draft: ['archived'], archived: ['draft'], published: [], closed: [] },
  later: {
    draft: ['published', 'closed', 'archived'],
    published: ['closed', 'archived'],
    closed: ['published', 'archived'],
    archived: ['published', 'closed'],
  },
};

export function nextTemplateStatuses(status: TemplateStatus, everPublished: boolean): readonly TemplateStatus[] {
  return followers[everPublished ? 'later' : 'first'][status];
}

export function changeStatusRefusal(
  from: TemplateStatus,
  to: TemplateStatus,
  everPublished: boolean,
): RefusalCode | null {
  if (from === to || nextTemplateStatuses(from, everPublished).includes(to)) return null;
  return everPublished ? 'formStatusNotAllowed' : 'formNotPublished';
}

/** The status after publishing. A form that was closed or archived on purpose stays so until someone reopens it. */
export function statusAfterPublishing(status: TemplateStatus): TemplateStatus {
  return status === 'draft' ? 'published' : status;
}
