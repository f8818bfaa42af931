interface DisputeMail {
  readonly amount: string;
  readonly form: string;
  readonly number: string;
  readonly due: string | null;
  readonly isInquiry: boolean;
}

type Disputed = Pick<DisputeMail, 'amount' | 'form' | 'number'>;

/** Emails to the people who handle a team's finances: a payment was disputed, or the bank decided. */
export const disputeMailWords = {
  subject: {
    needs_response: ({ amount, form, number }: Disputed) => `Payment disputed: ${amount}, ${form} #${number}`,
    won: ({ amount, form, number }: Disputed) => `Dispute won: ${amount}, ${form} #${number}`,
    lost: ({ amount, form, number }: Disputed) => `Dispute lost: ${amount}, ${form} #${number}`,
  },
  text: {
    needs_response: ({ amount, form, number, due, isInquiry }: DisputeMail) => [
      isInquiry
        ? `A bank has asked about a payment of ${amount} for ${form} #${number}. No money has been taken back.`
        : `A payer disputed a payment of ${amount} for ${form} #${number}. Their bank is holding the money until it decides.`,
      due === null
        ? 'Please tell the bank why the payment was valid.'
        : `Please tell the bank by ${due} why the payment was valid.`,
    ],
    won: ({ amount, form, number, isInquiry }: DisputeMail) => [
      isInquiry
        ? `The bank has no further questions about the payment of ${amount} for ${form} #${number}.`
        : `The bank decided in your favor. The payment of ${amount} for ${form} #${number} has been returned to you.`,
    ],
    lost: ({ amount, form, number }: DisputeMail) => [
      `The bank decided in the payer’s favor. The payment of ${amount} for ${form} #${number} was returned to them.`,
    ],
  },
  action: 'View the dispute',
} as const;
