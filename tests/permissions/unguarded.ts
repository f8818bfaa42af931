/**
 * Mutations that are audited, and so answered for, and yet ask for no fresh proof, each with its reason. Whatever switches a
 * control off or weakens it, gives powers or keys, or moves money away is in `guardedActions`. Decision 0013.
 */
export const unguarded: Readonly<Record<string, readonly string[]>> = {
  'Is a proof itself, or asks for the password, the link or the factor in its own form': [
    'signIn',
    'signUp',
    'claimAccount',
    'changePassword',
    'resetPassword',
    'changeEmail',
    'verifyEmail',
    'closeAccount',
  ],
  'Takes powers, keys or sessions away, of which nobody else is the guard: it must be quick': [
    'signOut',
    'endSession',
    'endOtherSessions',
    'deleteRole',
    'removeRoleMember',
    'takeOffTeam',
    'revokeApiToken',
    'cancelRefund',
  ],
  'Money that comes, or is asked for no more, of one submission: none goes away, and all of it can be taken back': [
    'receiveCheck',
    'receiveCash',
    'removeCheckPayment',
    'removeCashPayment',
    'waivePayment',
    'unwaivePayment',
  ],
  'The work of whoever has that right; it weakens nothing that watches over others': [
    'setPayoutSchedule',
    'answerDispute',
    'publishFlowTemplate',
    'setMasterTemplateStatus',
    'acceptChangedAnswers',
    'deleteSubmission',
    'createExport',
    'exportPeople',
    'exportTransactions',
    'runBulkExport',
    'createTeam',
    'updateTeam',
    'renameTag',
    'deleteTag',
    'applyForTeam',
  ],
  'The operator lets a town have its name, which gives nobody a power over others': [
    'letTeamIn',
    'approveTeamApplication',
    'declineTeamApplication',
  ],
};
