import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { TemplateStatus } from '#domain/template/templateStatus.ts';

const refusals: Readonly<Record<TemplateStatus, RefusalCode | null>> = {
  draft: 'formNotPublished',
  published: null,
  closed: 'formClosed',
  archived: 'formArchived',
};

/**
 * Whether the form accepts new submissions. Checked again during the launch, for people who started before it closed.
 */
export function launchRefusal(status: TemplateStatus): RefusalCode | null {
  return refusals[status];
}

/** Where the launch wizard leads after sign-in: to past submissions, unless a new one is required. */
export function launchPage(earlier: { count: number; mayLinkExisting: boolean }): '/processes' | '/launching' {
  return earlier.count > 0 && earlier.mayLinkExisting ? '/processes' : '/launching';
}
