import type { SubmissionStatus } from '#domain/submission/status.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import { applicantViewWords } from '#messages/submission/applicantViewWords.ts';
import { haltingWords } from '#messages/submission/haltingWords.ts';
import { menuPanelWords } from '#messages/submission/menuPanelWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';

interface MenuState {
  readonly status: SubmissionStatus;
  readonly isRejected: boolean;
  readonly haltedByAdmin: boolean;
  readonly availableActions: readonly string[];
  readonly teamName: string;
  /** the step shown, if this viewer may lock it */
  readonly lockableStep: { readonly name: string; readonly isLocked: boolean } | null;
}

export interface MenuEntry {
  readonly action: 'halt' | 'resume' | 'lock' | 'print' | 'applicantView' | 'delete';
  readonly icon: IconName;
  readonly label: string;
  /** null if the action is available */
  readonly blockedBecause: string | null;
}

/** The actions on a whole submission, in their order in the menu. */
export function submissionMenuEntries(state: MenuState): readonly MenuEntry[] {
  const { status, isRejected, haltedByAdmin, availableActions, teamName, lockableStep } = state;
  const may = (action: string): boolean => availableActions.includes(action);
  const mayResume = may('resumeSubmission');
  const possible: readonly (MenuEntry | false | null)[] = [
    may('haltSubmission') && entry('halt', 'pause', submissionWords.halt),
    status === 'halted' &&
      (mayResume
        ? entry('resume', 'return', haltingWords.resume)
        : haltedByAdmin &&
          !isRejected &&
          entry('resume', 'return', haltingWords.resumeByAdmin, haltingWords.onlyAdmin(teamName))),
    lockableStep &&
      (lockableStep.isLocked
        ? entry('lock', 'unlock', menuPanelWords.unlock(lockableStep.name))
        : entry('lock', 'lock', menuPanelWords.lock(lockableStep.name))),
    entry('print', 'print', menuPanelWords.print),
    may('startInternalDiscussion') && entry('applicantView', 'eye', applicantViewWords.open),
    may('deleteSubmission') && entry('delete', 'trash', menuPanelWords.delete),
  ];
  return possible.filter((each) => each !== false && each !== null);
}

const entry = (
  action: MenuEntry['action'],
  icon: IconName,
  label: string,
  blockedBecause: string | null = null,
): MenuEntry => ({ action, icon, label, blockedBecause });
