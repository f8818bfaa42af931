/** The icons a form can have in lists. */
export const formIcons = [
  'document',
  'list',
  'check-circle',
  'money',
  'people',
  'person',
  'key',
  'camera',
  'star',
  'mail',
  'talk',
  'clock',
  'archive',
  'review',
  'search',
  'help',
] as const;

export type FormIcon = (typeof formIcons)[number];

/** A name from the API may be unknown. */
export const isFormIcon = (name: string | null | undefined): name is FormIcon =>
  formIcons.some((icon) => icon === name);
