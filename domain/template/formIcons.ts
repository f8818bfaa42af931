/** The pictures that a form can have in lists. */
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

/** A name that a program gave may be none of them. */
export const isFormIcon = (name: string | null | undefined): name is FormIcon =>
  formIcons.some((icon) => icon === name);
