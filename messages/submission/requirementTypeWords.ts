/** What a requirement is called that nobody has named. */
export const requirementTypeWords = {
  PaymentRequirement: 'Payment',
  DataRequirement: 'More information',
} as const;
