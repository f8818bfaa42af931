import { defineRules } from '#domain/access/defineRules.ts';
import { tokenScopes } from '#domain/access/scopes.ts';

/** Files people asked for. They belong to whoever asked. */
export const exportRules = defineRules({
  area: 'exports',
  traits: [],
  reading: { viewExport: [['self']] },
  writing: { removeExport: [['self']] },
});

/**
 * What is exported again and again. It is its maker's for as long as they work in the team, and the managers' beside;
 * what each of them gets is what they may read.
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
 * A stored file. `public` ones are logos and banners, `internal` ones stay with staff (also answers of internal steps),
 * `redacted` ones answer a redacted field, `unchecked` ones are not for anybody yet.
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
    // also before it can be had, and when it cannot any more
    seeFile: [['self'], ['staff'], ['applicant', 'not internal'], ['reviewer', 'not internal', 'not redacted']],
  },
  writing: {},
});

export const jobRules = defineRules({
  area: 'exports',
  traits: [],
  reading: { viewJob: [['self']] },
  writing: { cancelJob: [['self']] },
  // work of any part of the product: whoever asked for it may follow it
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
  },
});
