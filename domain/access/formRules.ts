import { defineRules } from '#domain/access/defineRules.ts';

/** A form across all its versions. `open` means published, and neither closed nor archived. */
export const masterTemplateRules = defineRules({
  area: 'forms',
  traits: [
    'everPublished',
    'open',
    'archived',
    'private',
    'publicRead',
    'publiclySearchable',
    'publiclyLaunchable',
    'internallyLaunchable',
    'forkAllowed',
    'library',
    'askedFor',
  ],
  reading: {
    viewPublicPage: [['anyone', 'everPublished'], ['formReader']],
    listOnPortal: [['anyone', 'everPublished', 'not archived', 'not private']],
    viewPublicStats: [['anyone', 'everPublished', 'publicRead', 'not private']],
    searchPublicRecords: [['anyone', 'everPublished', 'publiclySearchable', 'not private']],
    readPublishedAnswers: [['anyone', 'everPublished', 'publicRead', 'publiclySearchable', 'not private']],
    viewForm: [['teamMember'], ['formReader']],
    viewDraft: [['formReader']],
    viewStats: [['formReader']],
    exportForm: [['formReader']],
    viewImports: [['formWriter']],
  },
  writing: {
    joinForm: [['teamMember', 'not formReader']],
    starForm: [['teamMember'], ['formReader']],
    updateForm: [['formWriter', 'not archived']],
    publishForm: [['formWriter', 'not archived']],
    changeFormStatus: [['formWriter']],
    updatePublicPage: [['formWriter', 'not archived']],
    updateFormMembers: [['formWriter']],
    updateFormAuthorities: [['formWriter']],
    importRecords: [['formWriter']],
    duplicateForm: [['formReader']],
    cloneForm: [
      ['governmentUser', 'everPublished', 'forkAllowed'],
      ['signedIn', 'everPublished', 'library'],
    ],
    setLibraryForm: [['operator']],
    launchSubmission: [
      ['signedIn', 'open', 'publiclyLaunchable'],
      ['teamMember', 'open', 'internallyLaunchable'],
      ['signedIn', 'open', 'askedFor'],
    ],
    launchForApplicant: [
      ['teamMember', 'open'],
      ['processor', 'open'],
    ],
  },
  scopes: {
    // needed to know which form a submission is of
    viewForm: ['forms:read', 'submissions:read'],
    // covers the file's content; requesting an export also takes exports:write
    exportForm: ['submissions:read'],
    launchSubmission: ['submissions:write'],
    launchForApplicant: ['submissions:write'],
  },
});

/** One version of a form. Published versions never change. */
export const flowTemplateRules = defineRules({
  area: 'forms',
  traits: ['draft', 'published', 'archived', 'pinned', 'unsent'],
  reading: {
    // applicants can't see a request staff are still drafting
    viewFlowTemplate: [
      ['formReader'],
      ['anyone', 'published'],
      ['applicant', 'pinned', 'not unsent'],
      ['staff', 'pinned'],
    ],
    viewInternalInstructions: [['formReader'], ['staff', 'pinned']],
  },
  writing: {
    updateFlowTemplate: [['formWriter', 'draft', 'not archived']],
    publishFlowTemplate: [['formWriter', 'draft', 'not archived']],
  },
  // answers mean nothing without the questions
  scopes: { viewFlowTemplate: ['forms:read', 'submissions:read'] },
});
