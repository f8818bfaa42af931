import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';

/** DOM IDs of buttons that shortcuts focus, where a submission is shown beside a list. */
export const manageTagsButtonId = 'manage-tags';
export const assignToMeButtonId = 'assign-to-me';
export const haltButtonId = 'halt-or-resume';

interface KeyedButton {
  readonly id: string;
  /** panel that contains the button; null if it is always visible */
  readonly panel: SubmissionPanel | null;
}

/** Shortcuts that focus a button. They never press it. */
export const shortcutButtons: Readonly<Record<string, KeyedButton>> = {
  l: { id: manageTagsButtonId, panel: null },
  i: { id: assignToMeButtonId, panel: 'access' },
  h: { id: haltButtonId, panel: 'menu' },
};
