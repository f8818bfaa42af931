interface DisputeMail {
  readonly amount: string;
  readonly form: string;
  readonly number: string;
  readonly due: string | null;
  readonly isInquiry: boolean;
}

/** What those who look after the money are mailed when a payment is disputed, and when the bank has decided. */
export const disputeMailWords = {
  subject: {
    needs_response: (form: string) => `Payment disputed: ${form}`,
    won: (form: string) => `Dispute won: ${form}`,
    lost: (form: string) => `Dispute lost: ${form}`,
  },
  text: {
    needs_response: ({ amount, form, number, due, isInquiry }: DisputeMail) => [
      isInquiry
        ? `A bank asks about a payment of ${amount} for ${form}, no. ${number}. No money has been taken back.`
        : `A payer told their bank that a payment of ${amount} for ${form}, no. ${number}, was wrong. The bank holds the money until it has decided.`,
      due === null
        ? 'Please tell the bank why the payment was right.'
        : `Please tell the bank by ${due} why the payment was right.`,
    ],
    won: ({ amount, form, number, isInquiry }: DisputeMail) => [
      isInquiry
        ? `The bank has no more questions about the payment of ${amount} for ${form}, no. ${number}.`
        : `The bank decided in your favor. The payment of ${amount} for ${form}, no. ${number}, has been returned to you.`,
    ],
    lost: ({ amount, form, number }: DisputeMail) => [
      `The bank decided in the payer’s favor. The payment of ${amount} for ${form}, no. ${number}, was returned to them.`,
    ],
  },
  action: 'View the dispute',
} as const;
