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
