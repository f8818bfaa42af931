/** Where whoever is stuck with a submission finds help. */
export const supportWords = {
  question: 'What do you need help with?',
  form: 'A question about this submission',
  formText: (team: string) => `${team} answers here, and you are told by email.`,
  faqs: 'Read the FAQs',
  ask: 'Start a discussion',
  technical: 'A technical problem',
  technicalText: 'Something on this page does not work as it should.',
  writeTo: (email: string) => `Write to ${email}`,
  technicalByDiscussion: (team: string) => `Tell ${team} in a discussion what you did and what you saw.`,
} as const;
