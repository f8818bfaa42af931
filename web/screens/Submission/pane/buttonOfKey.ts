import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';

/** By which keys find what is done with a submission that stands beside a list. */
export const manageTagsId = 'manage-tags';
export const assignToMeId = 'assign-to-me';
export const haltId = 'halt-or-resume';

interface KeyedButton {
  readonly id: string;
  /** where it stands; null where it is in sight whatever is open */
  readonly panel: SubmissionPanel | null;
}

/** To which button a key of a submission beside a list leads; it presses none. */
export const buttonOfKey: Readonly<Record<string, KeyedButton>> = {
  l: { id: manageTagsId, panel: null },
  i: { id: assignToMeId, panel: 'access' },
  h: { id: haltId, panel: 'menu' },
};
