import { defineRules } from '#domain/access/defineRules.ts';

/** What is owed at a step. No one handles the money of their own submission. */
export const paymentRules = defineRules({
  area: 'money',
  traits: [],
  reading: {
    viewPayment: [['applicant'], ['staff'], ['financeMember']],
  },
  writing: {
    pay: [['applicant'], ['processor']],
    choosePaymentMethod: [['applicant'], ['processor']],
    receivePayment: [['processor', 'not applicant']],
    removePayment: [['processor', 'not applicant']],
    waivePayment: [['processor', 'not applicant']],
    remindPayer: [
      ['processor', 'not applicant'],
      ['financeMember', 'not applicant'],
    ],
  },
});

/** Money collected online. No one approves a refund they requested. */
export const chargeRules = defineRules({
  area: 'money',
  traits: [],
  reading: {
    viewCharge: [['applicant'], ['staff'], ['financeMember']],
    downloadReceipt: [['applicant'], ['staff'], ['financeMember']],
  },
  writing: {
    requestRefund: [
      ['processor', 'not applicant'],
      ['financeManager', 'not applicant'],
    ],
    approveRefund: [['authority', 'not requester', 'not applicant']],
    cancelRefund: [['requester'], ['authority', 'not applicant'], ['financeManager', 'not applicant']],
  },
});

export const outputRules = defineRules({
  area: 'submissions',
  traits: ['revoked', 'publicRecord'],
  reading: {
    viewOutput: [['applicant'], ['staff'], ['anyone', 'publicRecord', 'not revoked']],
    downloadOutput: [['staff'], ['applicant', 'not revoked']],
  },
  writing: {
    updateOutput: [['processor']],
    revokeOutput: [['processor']],
    changeRenewalReminders: [['applicant'], ['processor']],
    renewOutput: [['applicant'], ['processor']],
  },
});
