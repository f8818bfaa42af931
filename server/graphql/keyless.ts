/** Why a mutation needs no idempotency key. */
const reasons = {
  sets: 'Sets what it says: repeated, it is the same.',
  removes: 'Removes what it names: repeated, there is nothing to remove.',
  compares: 'Names the revision that was seen: repeated, it is refused and changes nothing.',
  limited: 'Mails at most once in a while, whatever is sent.',
  secret: 'Takes a secret, of which not even a digest is kept.',
  permits: 'Hands out a permission to upload; one that is not used ends by itself.',
  consumes: 'Uses up a file: repeated, the file is no longer there to be used.',
  asks: 'Asks the provider and brings what we know to that.',
  oneEach: 'There is one for each: repeated, it goes on with that one.',
} as const;

type Reason = keyof typeof reasons;

const by = (reason: Reason, ...names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [name, reasons[reason]]);

/** The mutations that take no idempotency key, each with its reason; every other one takes one. Decision 0017. */
export const keyless: ReadonlyMap<string, string> = new Map([
  ...by('sets', 'chooseRenewalReminders', 'publishDocument', 'unpublishDocument', 'resolveDiscussion'),
  ...by('sets', 'reorderField', 'reorderOption', 'reorderSection', 'reorderStep', 'revokeOutput', 'unrevokeOutput'),
  ...by('sets', 'setAttachmentAssigned', 'setCustomId', 'setMasterTemplateStatus', 'setTemplateMemberLevel'),
  ...by(
    'sets',
    'starForm',
    'unstarForm',
    'updateConfiguredOutput',
    'updateDiscussion',
    'updateDocument',
    'updateField',
  ),
  ...by(
    'sets',
    'updateFlowTemplate',
    'updateFormula',
    'updateIssuedOutput',
    'updateLogicConfig',
    'updateMasterTemplate',
  ),
  ...by('sets', 'updateOption', 'updateProfile', 'updateReviewGroup', 'updateRole', 'updateSection', 'updateStep'),
  ...by('sets', 'updateTeam', 'requireRefundAuthorization', 'requireSecondFactor', 'setTeamFees', 'letTeamIn'),
  ...by('sets', 'suspendTeam', 'reinstateTeam', 'deactivatePerson', 'reactivatePerson', 'renamePasskey'),
  ...by('removes', 'deleteConfiguredOutput', 'deleteDiscussion', 'deleteDiscussionComment', 'deleteDocument'),
  ...by('removes', 'deleteField', 'deleteFormula', 'deleteLogicConfig', 'deleteOption', 'deleteOptions', 'deleteRole'),
  ...by('removes', 'deleteReviewGroup', 'deleteSection', 'deleteStep', 'deleteStepAssignmentGroup', 'deleteSubmission'),
  ...by(
    'removes',
    'removeAnswerFile',
    'removeAttachment',
    'removeCustomId',
    'removeRoleMember',
    'removeStepAssignment',
  ),
  ...by('removes', 'closeAccount', 'endSession', 'endOtherSessions', 'takeOffTeam', 'resetFactors'),
  ...by('removes', 'removeAuthenticatorApp', 'removePasskey'),
  ...by('removes', 'removeTemplateAuthority', 'removeTemplateMember', 'revokeApiToken', 'signOut'),
  ...by('compares', 'saveAnswer'),
  ...by('limited', 'requestPasswordReset', 'resendInvitation', 'sendVerificationEmail'),
  ...by('secret', 'changeEmail', 'changePassword', 'claimAccount', 'resetPassword', 'signIn', 'verifyEmail'),
  ...by('secret', 'finishSignIn', 'signInByPasskey', 'requestPasskey', 'confirmPassword', 'confirmByFactor'),
  ...by('secret', 'beginPasskey', 'addPasskey', 'beginAuthenticatorApp', 'addAuthenticatorApp', 'makeRecoveryCodes'),
  ...by(
    'permits',
    'requestAnswerUpload',
    'requestAvatarUpload',
    'requestBannerUpload',
    'requestDocumentUpload',
    'requestOptionsUpload',
  ),
  ...by('consumes', 'createOptionsFromFile', 'replaceDocumentFile', 'setMasterTemplateBanner'),
  ...by('asks', 'refreshMerchantAccount', 'refreshPayment', 'confirmPayment'),
  ...by('oneEach', 'setUpMerchantAccount', 'createPaymentIntent', 'approveTeamApplication', 'declineTeamApplication'),
]);
