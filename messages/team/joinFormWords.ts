/** For people who don’t work on a form of their team yet. */
export const joinFormWords = {
  title: 'Join this form',
  text: (form: string, team: string) =>
    `${form} belongs to ${team}, and you don’t work on it yet. We’ll tell the people who do that you’d like to join, and they can add you.`,
  join: 'Join this form',
  joining: 'Sending…',
  asked: 'The people who work on this form were notified. It appears in your list of forms once they add you.',
  askedBefore: (again: string) =>
    `You already asked, and the people who work on this form were notified. You can ask again after ${again}.`,
  back: 'Back to your forms',
} as const;

export const joinFormMail = {
  subject: (form: string) => `Request to join a form: ${form}`,
  text: (name: string, email: string, form: string) =>
    `${name} (${email}) is on your team and asked to work on ${form}. They can’t see anything until someone adds them to the form.`,
  action: 'Open the form’s people',
} as const;
