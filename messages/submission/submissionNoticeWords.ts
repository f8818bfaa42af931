/** Notices above the steps of a submission. */
export const submissionNoticeWords = {
  lookedAt: 'Staff are reviewing your changes',
  lookedAtText: 'Answers were changed after they were approved. Nothing will be issued until staff accept the changes.',
  owedFor: (step: string) => `The payment for ${step} isn’t complete. You can still pay there.`,
  goToPayment: 'Go to payment',
} as const;
