import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { TemplateStatus } from '#domain/template/status.ts';

const refusals: Readonly<Record<TemplateStatus, RefusalCode | null>> = {
  draft: 'formNotPublished',
  published: null,
  closed: 'formClosed',
  archived: 'formArchived',
};

/** Whether the form takes new submissions; asked again inside the launch, for people who started before it closed. */
export function launchRefusal(status: TemplateStatus): RefusalCode | null {
  return refusals[status];
}

/** Where the launch wizard goes once somebody is signed in: past submissions are shown unless a new one is demanded. */
export function launchPage(earlier: { count: number; mayLinkExisting: boolean }): '/processes' | '/launching' {
  return earlier.count > 0 && earlier.mayLinkExisting ? '/processes' : '/launching';
}
