import type { MailBody } from '#server/mail/mailContent.ts';
import { accountClosed } from '#server/mail/templates/accountClosed.ts';
import { accountKnown } from '#server/mail/templates/accountKnown.ts';
import { accountReopened } from '#server/mail/templates/accountReopened.ts';
import { addedTo } from '#server/mail/templates/addedTo.ts';
import { claimAccount } from '#server/mail/templates/claimAccount.ts';
import { dailySummary } from '#server/mail/templates/dailySummary.ts';
import { discussionPosted } from '#server/mail/templates/discussionPosted.ts';
import { editSuggested } from '#server/mail/templates/editSuggested.ts';
import { emailChanging } from '#server/mail/templates/emailChanging.ts';
import { exportFailed } from '#server/mail/templates/exportFailed.ts';
import { exportReady } from '#server/mail/templates/exportReady.ts';
import { factorChanged } from '#server/mail/templates/factorChanged.ts';
import { genericNotice } from '#server/mail/templates/genericNotice.ts';
import { invitation } from '#server/mail/templates/invitation.ts';
import { outputIssued } from '#server/mail/templates/outputIssued.ts';
import { outputRevoked } from '#server/mail/templates/outputRevoked.ts';
import { passwordChanged } from '#server/mail/templates/passwordChanged.ts';
import { paymentReceipt } from '#server/mail/templates/paymentReceipt.ts';
import { refundIssued } from '#server/mail/templates/refundIssued.ts';
import { renewalReminder } from '#server/mail/templates/renewalReminder.ts';
import { resetPassword } from '#server/mail/templates/resetPassword.ts';
import { reviewRequested } from '#server/mail/templates/reviewRequested.ts';
import { statusCode } from '#server/mail/templates/statusCode.ts';
import { stepAssigned } from '#server/mail/templates/stepAssigned.ts';
import { stepNews } from '#server/mail/templates/stepNews.ts';
import { submissionChanged } from '#server/mail/templates/submissionChanged.ts';
import { surveyInvitation } from '#server/mail/templates/surveyInvitation.ts';
import { verifyEmail } from '#server/mail/templates/verifyEmail.ts';

/** All email templates. The key is stored with each email and names the template's file. */
export const mailTemplates = {
  accountClosed,
  accountKnown,
  accountReopened,
  addedTo,
  claimAccount,
  dailySummary,
  discussionPosted,
  editSuggested,
  emailChanging,
  exportFailed,
  exportReady,
  factorChanged,
  genericNotice,
  invitation,
  outputIssued,
  outputRevoked,
  passwordChanged,
  paymentReceipt,
  refundIssued,
  renewalReminder,
  resetPassword,
  reviewRequested,
  statusCode,
  stepAssigned,
  stepNews,
  submissionChanged,
  surveyInvitation,
  verifyEmail,
} as const;

export type MailKind = keyof typeof mailTemplates;
export type MailParams<Kind extends MailKind> = Parameters<(typeof mailTemplates)[Kind]>[0];

export function mailBody<Kind extends MailKind>(kind: Kind, params: MailParams<Kind>): MailBody {
  const template = mailTemplates[kind] as (params: MailParams<Kind>) => MailBody;
  return template(params);
}
