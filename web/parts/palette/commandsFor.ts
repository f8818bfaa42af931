import type { SubmissionStatus } from '#domain/submission/status.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import { paletteWords as words } from '#messages/shell/paletteWords.ts';
import type { PaletteCommand } from '#web/parts/palette/PaletteCommand.ts';
import type { PaletteEntry } from '#web/parts/palette/paletteEntries.tsx';
import type { CommandVerb } from '#web/parts/palette/typedCommand.ts';
import { plainId } from '#web/relay/plainId.ts';

export interface CommandSubject {
  readonly submissionId: string;
  readonly scopedId: number;
  readonly status: string;
  readonly isRejected: boolean;
  readonly templateName: string;
  readonly applicant?: string | null | undefined;
  readonly availableActions: readonly string[];
}

export interface Assignee {
  readonly id: string;
  readonly name: string;
}

const icons: Readonly<Record<CommandVerb, IconName>> = { halt: 'pause', resume: 'return', assign: 'person' };

/**
 * What the viewer may do with a submission. A rejected one is resumed on its page, which says what that causes.
 */
export function commandsFor(
  subject: CommandSubject,
  viewerId: string,
  others: readonly Assignee[] = [],
): readonly PaletteEntry[] {
  const { submissionId, scopedId, isRejected, templateName, applicant, availableActions } = subject;
  const status = subject.status as SubmissionStatus;
  const label = `#${scopedId}`;
  const may = (action: string): boolean => availableActions.includes(action);
  const entry = (verb: CommandVerb, title: string, assignee: PaletteCommand['assignee'] = null): PaletteEntry => ({
    id: [verb, submissionId, assignee?.id ?? ''].join(' '),
    ...{ icon: icons[verb], title, detail: [templateName, applicant].filter(Boolean).join(' · ') },
    run: { verb, submissionId, label, assignee },
  });
  return [
    ...(status === 'active' && may('haltSubmission') ? [entry('halt', words.hold(label))] : []),
    ...(status === 'halted' && !isRejected && may('resumeSubmission') ? [entry('resume', words.resume(label))] : []),
    ...(may('assignPeople')
      ? [
          entry('assign', words.assignToMe(label), {
            id: `User:${plainId(viewerId)}`,
            name: words.you,
            isViewer: true,
          }),
          ...others.map(({ id, name }) => entry('assign', words.assignTo(label, name), { id, name, isViewer: false })),
        ]
      : []),
  ];
}
