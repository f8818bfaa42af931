import { defineRules } from '#domain/access/defineRules.ts';

/** A team's record. `linked` and `createable` are relative to the submission it is viewed in. */
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
    mergeEntity: [['teamMember', 'not remote']],
    suggestEntityEdits: [
      ['applicant', 'linked', 'not remote'],
      ['contact', 'not remote'],
    ],
    resolveEntityEdits: [['teamMember', 'not remote']],
  },
});

/** A survey response. Respondents prove access with a token instead: decision 0068. */
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
