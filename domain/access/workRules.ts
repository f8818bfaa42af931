import { defineRules } from '#domain/access/defineRules.ts';
import { tokenScopes } from '#domain/access/scopes.ts';

/** Exported files. They belong to the person who requested them. */
export const exportRules = defineRules({
  area: 'exports',
  traits: [],
  reading: { viewExport: [['self']] },
  writing: { removeExport: [['self']] },
});

/**
 * A recurring export. It belongs to its creator while they are in the team, and to team managers. Each recipient only
 * gets what they may read.
 */
export const bulkExportRules = defineRules({
  area: 'exports',
  traits: [],
  reading: { viewBulkExport: [['self', 'teamMember'], ['teamManager']] },
  writing: {
    updateBulkExport: [['self', 'teamMember'], ['teamManager']],
    deleteBulkExport: [['self', 'teamMember'], ['teamManager']],
    runBulkExport: [['self', 'teamMember'], ['teamManager']],
  },
});

export const savedFilterRules = defineRules({
  area: 'submissions',
  traits: [],
  reading: { viewFilter: [['self']] },
  writing: { updateFilter: [['self']], deleteFilter: [['self']] },
});

/**
 * A stored file. `public`: logos and banners. `internal`: for staff only, including answers of internal steps.
 * `redacted`: answers a redacted field. `unchecked`: not yet available to anyone.
 */
export const fileRules = defineRules({
  area: 'submissions',
  traits: ['public', 'internal', 'redacted', 'unchecked'],
  reading: {
    downloadFile: [
      ['anyone', 'public', 'not unchecked'],
      ['self', 'not unchecked'],
      ['staff', 'not unchecked'],
      ['applicant', 'not internal', 'not unchecked'],
      ['reviewer', 'not internal', 'not redacted', 'not unchecked'],
    ],
    // its name, even before it is available and after it no longer is
    seeFile: [['self'], ['staff'], ['applicant', 'not internal'], ['reviewer', 'not internal', 'not redacted']],
  },
  writing: {},
});

export const jobRules = defineRules({
  area: 'exports',
  traits: [],
  reading: { viewJob: [['self']] },
  writing: { cancelJob: [['self']] },
  // jobs exist in every area; the person who started one may follow it
  scopes: { viewJob: tokenScopes, cancelJob: tokenScopes.filter((scope) => scope.endsWith(':write')) },
});

export const apiTokenRules = defineRules({
  area: 'account',
  traits: [],
  reading: { viewApiToken: [['owner'], ['self']] },
  writing: { revokeApiToken: [['owner'], ['self']] },
  whileSuspended: ['revokeApiToken'],
});

export const userRules = defineRules({
  area: 'account',
  traits: [],
  reading: { viewAccount: [['self']], searchEverybody: [['self', 'governmentUser']] },
  writing: {
    updateAccount: [['self']],
    createTeam: [['self']],
    updateEmailSettings: [['self']],
    supervisePerson: [['operator']],
    deactivatePerson: [['operator']],
    reactivatePerson: [['operator']],
    resetFactors: [['operator']],
    setGovernmentUser: [['operator']],
  },
});
