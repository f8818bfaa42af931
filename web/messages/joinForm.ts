/** For whoever has no part in a form of their team. */
export const joinFormWords = {
  title: 'Join this form',
  text: (form: string, team: string) =>
    `${form} belongs to ${team}, and you do not work on it yet. Those who do are told that you ask to, and can add you.`,
  join: 'Join this form',
  joining: 'Asking…',
  asked: 'Those who work on this form were told. You find it in your list of forms once they have added you.',
  askedBefore: (again: string) =>
    `You have asked already, and those who work on this form were told. You can ask again after ${again}.`,
  back: 'Back to your forms',
} as const;

export const joinFormMail = {
  subject: (form: string) => `Somebody asks to join a form: ${form}`,
  text: (name: string, email: string, form: string) =>
    `${name} (${email}) is in your team and asks to work on ${form}. Nothing is open to them until somebody adds them to the form.`,
  action: 'Look at who works on it',
} as const;
