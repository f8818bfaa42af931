import { defineRules } from '#domain/access/defineRules.ts';

/** A record of a team. `linked` and `createable` speak of the submission in which it is looked at. */
export const entityRules = defineRules({
  area: 'entities',
  traits: ['remote', 'linked', 'createable'],
  reading: {
    viewEntity: [['teamMember'], ['staff', 'linked']],
    viewViewableFields: [['teamMember'], ['staff', 'linked'], ['applicant', 'linked'], ['contact']],
    searchEntities: [['teamMember'], ['staff'], ['applicant']],
  },
  writing: {
    createEntityInSubmission: [
      ['applicant', 'createable'],
      ['processor', 'createable'],
    ],
    updateEntity: [['teamMember', 'not remote']],
    archiveEntity: [['teamMember', 'not remote']],
    suggestEntityEdits: [
      ['applicant', 'linked', 'not remote'],
      ['contact', 'not remote'],
    ],
    resolveEntityEdits: [['teamMember', 'not remote']],
  },
});

/** What was answered to a survey. Who answers it, or changes what they answered, proves it by a token: decision 0068. */
export const surveyResponseRules = defineRules({
  area: 'submissions',
  traits: [],
  reading: {
    viewSurveyResponse: [['staff']],
  },
  writing: {
    deleteSurveyResponse: [['processor']],
  },
});
