import type { IconName } from '#messages/shell/iconNames.ts';

/** What a message or a status is about. Tokens of the same names give each its text, surface and line. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export const toneIcons: Record<Exclude<Tone, 'neutral'>, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'danger',
};
