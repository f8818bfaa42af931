import type { SubmissionPanel } from '#domain/submission/submissionPanels.ts';
import type { IconName } from '#messages/shell/iconNames.ts';

interface PanelWords {
  /** on its button */
  readonly short: string;
  /** heading of the panel */
  readonly title: string;
  readonly icon: IconName;
  /** the key that opens it; menus and help name it */
  readonly key: string;
}

export const panelWords: Readonly<Record<SubmissionPanel, PanelWords>> = {
  discussions: { short: 'Discussions', title: 'Discussions', icon: 'talk', key: 'd' },
  files: { short: 'Files', title: 'Documents and Files', icon: 'document', key: 'f' },
  access: { short: 'Access', title: 'Access', icon: 'people', key: 'a' },
  activity: { short: 'Activity', title: 'Activity', icon: 'list', key: 'v' },
  support: { short: 'Support', title: 'Support', icon: 'help', key: 's' },
  menu: { short: 'Menu', title: 'Menu', icon: 'more', key: 'm' },
};

/** The side panels of a submission. */
export const dockWords = {
  tools: 'Submission panels',
  notLoaded: 'We couldn’t load this part.',
  again: 'Try again',
  unread: (count: number) => `${count} unread`,
  keys: 'Keyboard shortcuts',
  keysText: 'Outside a field, press a key to open a panel.',
  keysKey: '?',
  closes: 'Close the open panel',
} as const;
