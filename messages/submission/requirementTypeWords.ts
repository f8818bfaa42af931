/** Default names of requirements. */
export const requirementTypeWords = {
  PaymentRequirement: 'Payment',
  DataRequirement: 'More information',
} as const;
