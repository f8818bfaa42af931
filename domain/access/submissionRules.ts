import { defineRules } from '#domain/access/defineRules.ts';

/** Who may act. Whether the submission's state allows it is decided in domain/submission. */
export const submissionRules = defineRules({
  area: 'submissions',
  traits: ['haltedByAdmin', 'tagsShown'],
  reading: {
    viewSubmission: [['applicant'], ['staff'], ['reviewer']],
    viewAsStaff: [['staff']],
    viewActivity: [['applicant'], ['staff']],
    viewChangesSinceApproval: [['staff'], ['reviewer', 'not applicant']],
    viewFiles: [['applicant'], ['staff'], ['reviewer']],
    viewApplicants: [['applicant'], ['staff'], ['reviewer']],
    viewAccess: [['applicant'], ['staff']],
    // decision 0096
    viewTaggings: [['staff'], ['applicant', 'tagsShown']],
    exportSubmission: [['staff']],
  },
  writing: {
    haltSubmission: [['applicant'], ['processor']],
    resumeSubmission: [['applicant', 'not haltedByAdmin'], ['processor']],
    deleteSubmission: [['processor']],
    assignPeople: [['processor']],
    assignSelf: [['processor']],
    manageApplicants: [['primaryApplicant'], ['processor']],
    manageTags: [['processor']],
    uploadRepoFile: [['applicant'], ['processor']],
    deleteRepoFile: [['processor']],
    startDiscussion: [['applicant'], ['staff']],
    startInternalDiscussion: [['staff']],
    addRequirement: [['processor']],
    acceptChangedAnswers: [
      ['processor', 'not applicant'],
      ['reviewer', 'not thirdPartyReviewer', 'not applicant'],
    ],
    skipTask: [['staff'], ['reviewer']],
  },
});

/** A step of a submission. `open` means that it was reached and still accepts answers. */
export const activeStepRules = defineRules({
  area: 'submissions',
  traits: ['external', 'open', 'locked'],
  reading: {
    viewStepState: [['applicant'], ['staff'], ['reviewer']],
    viewStepContent: [['staff'], ['reviewer'], ['applicant', 'external']],
    viewInternalInstructions: [['staff']],
    viewSurveyResponses: [['staff']],
    exportSurveyResponses: [['staff']],
    // preview of the documents that completing the step will issue
    previewOutputs: [['processor', 'not applicant']],
  },
  writing: {
    saveAnswer: [
      ['processor', 'not locked'],
      ['applicant', 'external', 'open', 'not locked'],
    ],
    // changes answers others can no longer change; staff only, and never their own
    correctAnswer: [['processor', 'not applicant', 'not locked']],
    lockStep: [['processor']],
    advanceStep: [['processor'], ['applicant', 'external']],
    signStep: [['applicant', 'external']],
    skipSignature: [['processor', 'not applicant']],
    // applicants pick from the people the form offers; staff pick anyone
    assignResponsibility: [['processor'], ['applicant', 'external']],
    assignAnyone: [['processor']],
    requestReview: [['processor']],
    inviteToSurvey: [['processor']],
  },
});

/** A review group at a step. No one reviews their own submission. */
export const reviewGroupRules = defineRules({
  area: 'submissions',
  traits: [],
  reading: {
    viewReviews: [['staff'], ['reviewer'], ['applicant']],
  },
  writing: {
    reviewStep: [['reviewer', 'not applicant']],
  },
});

/**
 * An answer. Redacted ones are for staff, and for applicants on their own steps. A public record shows no internal
 * steps.
 */
export const answerRules = defineRules({
  area: 'submissions',
  traits: ['external', 'redacted', 'publicRecord'],
  reading: {
    viewAnswer: [
      ['staff'],
      ['applicant', 'external'],
      ['reviewer', 'not redacted'],
      ['anyone', 'publicRecord', 'external', 'not redacted'],
    ],
    seeThatAnswerExists: [['staff'], ['applicant', 'external'], ['reviewer'], ['anyone', 'publicRecord', 'external']],
  },
  writing: {},
});

export const requirementRules = defineRules({
  area: 'submissions',
  traits: ['sent'],
  reading: {
    viewRequirement: [['staff'], ['applicant', 'sent']],
  },
  writing: {
    updateRequirement: [['processor', 'not sent']],
    sendRequirement: [['processor', 'not sent']],
    deleteRequirement: [['processor', 'not sent']],
    cancelRequirement: [['processor', 'sent']],
    completeRequirement: [
      ['processor', 'sent'],
      ['applicant', 'sent'],
    ],
  },
});

export const subprocessRules = defineRules({
  area: 'submissions',
  traits: [],
  reading: {
    viewSubprocessRequirement: [['applicant'], ['staff']],
  },
  writing: {
    linkSubprocess: [['applicant'], ['processor']],
    unlinkSubprocess: [['primaryApplicant'], ['processor']],
    waiveSubprocess: [['processor', 'governmentUser', 'not applicant']],
  },
});

/** A discussion. Reviewers take part only in those that started from a review. */
export const discussionRules = defineRules({
  area: 'submissions',
  traits: ['internal', 'ofReview'],
  reading: {
    viewDiscussion: [['staff'], ['applicant', 'not internal'], ['reviewer', 'ofReview', 'not internal']],
  },
  writing: {
    commentOnDiscussion: [['staff'], ['applicant', 'not internal'], ['reviewer', 'ofReview', 'not internal']],
    resolveDiscussion: [['staff'], ['applicant', 'not internal'], ['reviewer', 'ofReview', 'not internal']],
    updateDiscussion: [
      ['author', 'staff'],
      ['author', 'applicant', 'not internal'],
      ['author', 'reviewer', 'ofReview', 'not internal'],
    ],
    deleteDiscussion: [
      ['author', 'staff'],
      ['author', 'applicant', 'not internal'],
      ['author', 'reviewer', 'ofReview', 'not internal'],
    ],
    changeDiscussionType: [['author', 'staff']],
  },
});

export const discussionCommentRules = defineRules({
  area: 'submissions',
  traits: ['internal', 'ofReview'],
  reading: {
    viewComment: [['staff'], ['applicant', 'not internal'], ['reviewer', 'ofReview', 'not internal']],
  },
  writing: {
    updateComment: [
      ['author', 'staff'],
      ['author', 'applicant', 'not internal'],
      ['author', 'reviewer', 'ofReview', 'not internal'],
    ],
    deleteComment: [
      ['author', 'staff'],
      ['author', 'applicant', 'not internal'],
      ['author', 'reviewer', 'ofReview', 'not internal'],
    ],
  },
});
