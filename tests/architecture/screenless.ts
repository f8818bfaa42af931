/**
 * Mutations that no screen of the web client uses, each with its reason. The list only ever grows shorter: a new mutation
 * comes with its screen, and whoever builds a screen takes its mutations from here.
 */
export const screenless: Readonly<Record<string, readonly string[]>> = {
  'A documented call of programs; in the browser another way does the same': [
    // browsers pay by fields of the provider, which never show us a card
    'payByCard',
    // leaving the file out of the answer does it
    'removeAnswerFile',
  ],
  'The people of a submission have no panel yet': [
    'addApplicant',
    'assignSubmission',
    'inviteApplicant',
    'inviteTentativeAssignment',
    'makePrimaryApplicant',
    'removeApplicant',
    'removeTentativeAssignment',
    'toggleTentativeAssignment',
    'unassignSubmission',
  ],
  'The menu of a submission has no such line yet': ['deleteSubmission', 'lockStep', 'uploadRepoFile', 'deleteRepoFile'],
  'A discussion cannot be taken back or put another way on its page yet': [
    'deleteDiscussion',
    'deleteDiscussionComment',
    'updateDiscussion',
  ],
  'Asking somebody of elsewhere for a review has no screen yet': ['cancelReviewRequest', 'requestReview'],
  'Money that comes by hand or goes back has no screen yet': [
    'choosePaymentMethod',
    'receiveCash',
    'receiveCheck',
    'removeCashPayment',
    'removeCheckPayment',
    'unwaivePayment',
    'waivePayment',
  ],
  'The page of an output does not change its dates yet': ['updateIssuedOutput'],
  'The editor of forms does not offer it yet': [
    'addStepAssignment',
    'createFormula',
    'createOptionsFromFile',
    'createStepAssignmentGroup',
    'createTemplateCategory',
    'deleteDocument',
    'deleteFormula',
    'deleteOptions',
    'deleteStepAssignmentGroup',
    'inviteAttachment',
    'inviteTemplateMember',
    'removeAttachment',
    'removeCustomId',
    'removeStepAssignment',
    'requestBannerUpload',
    'requestOptionsUpload',
    'setAttachmentAssigned',
    'setCustomId',
    'setMasterTemplateBanner',
    'updateFormula',
    'updateLogicConfig',
  ],
};
