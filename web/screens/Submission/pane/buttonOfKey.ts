import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';

/** DOM IDs of buttons that shortcuts focus, where a submission is shown beside a list. */
export const manageTagsId = 'manage-tags';
export const assignToMeId = 'assign-to-me';
export const haltId = 'halt-or-resume';

interface KeyedButton {
  readonly id: string;
  /** panel that contains the button; null if it is always visible */
  readonly panel: SubmissionPanel | null;
}

/** Shortcuts that focus a button. They never press it. */
export const buttonOfKey: Readonly<Record<string, KeyedButton>> = {
  l: { id: manageTagsId, panel: null },
  i: { id: assignToMeId, panel: 'access' },
  h: { id: haltId, panel: 'menu' },
};
