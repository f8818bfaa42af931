import { plural } from '#domain/kernel/plural.ts';

/** Help for people who are stuck on a submission. */
export const supportWords = {
  question: 'What do you need help with?',
  form: 'A question about this submission',
  formText: (team: string) => `${team} will reply here, and you’ll get an email.`,
  faqs: 'Read the FAQs',
  ask: 'Start a discussion',
  technical: 'A technical problem',
  technicalText: 'Something on this page isn’t working.',
  writeTo: (email: string) => `Email ${email}`,
  technicalByDiscussion: (team: string) => `Start a discussion and tell ${team} what you did and what happened.`,
} as const;

/** The people of a team who help its staff. */
export const supportContactWords = {
  title: 'Support contacts',
  text: (team: string) => `Find someone at ${team} who can help you. Applicants don’t see this.`,
  search: 'Name or email',
  searchHint: 'Enter at least two letters.',
  searching: 'Searching…',
  count: (found: number) => plural(found, 'support contact found', 'support contacts found'),
  none: (team: string) => `No support contact found. ${team}’s government users are its support contacts.`,
  write: (name: string, email: string) => `Email ${name}, ${email}`,
  failed: 'We couldn’t search. Check your connection and try again.',
  retry: 'Search again',
} as const;
