/** What is to be known of a submission before its steps. */
export const submissionNoticeWords = {
  lookedAt: 'The office looks at your changes',
  lookedAtText: 'Answers were changed after they were approved. Nothing is issued until the office has accepted that.',
  owedFor: (step: string) => `The payment at ${step} is not complete. It can still be made there.`,
  goToPayment: 'Go to the payment',
} as const;
