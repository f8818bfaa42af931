import type { IconName } from '#messages/shell/iconNames.ts';

/** Tone of a message or a status. Tokens of the same name set its text, surface, and border colors. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export const toneIcons: Record<Exclude<Tone, 'neutral'>, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'danger',
};
