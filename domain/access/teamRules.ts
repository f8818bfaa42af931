import { defineRules } from '#domain/access/defineRules.ts';

export const teamRules = defineRules({
  area: 'team',
  traits: ['formCreationEnabled', 'remoteGisEnabled'],
  reading: {
    viewPortal: [['anyone']],
    viewTeam: [['teamMember']],
    viewForms: [['teamMember']],
    viewDirectory: [['teamMember']],
    viewCustomEntities: [['teamMember']],
    viewEntityImports: [['teamManager'], ['workflowCreator']],
    viewTags: [['teamMember'], ['staff']],
    viewMetrics: [['teamMember']],
    viewTransactions: [['financeMember']],
    viewPaymentIssues: [['financeMember']],
    viewChargeDisputes: [['financeMember']],
    viewPayouts: [['financeManager']],
    viewAudit: [['owner'], ['operator']],
    viewSecondFactors: [['owner']],
    viewFinderDraft: [['teamManager']],
    exportDirectory: [['teamMember']],
    exportTransactions: [['financeMember']],
  },
  writing: {
    updateTeam: [['teamManager']],
    manageSearchPages: [['teamManager']],
    manageFinder: [['teamManager']],
    requireRefundAuthorization: [['owner']],
    updateTeamEmailSettings: [['teamManager']],
    createForm: [['workflowCreator', 'formCreationEnabled']],
    createRole: [['teamManager']],
    manageCustomEntities: [['teamManager']],
    createRemoteCustomEntity: [['teamManager', 'remoteGisEnabled']],
    createEntity: [['teamMember']],
    importEntities: [['teamManager'], ['workflowCreator']],
    updatePayouts: [['financeManager']],
    answerDispute: [['financeMember']],
    createBulkExport: [['workflowCreator'], ['teamManager']],
    createApiToken: [['owner']],
    superviseTeam: [['operator']],
    takeOffTeam: [['owner']],
    leaveTeam: [['teamMember']],
    requireSecondFactor: [['owner']],
  },
  scopes: {
    viewForms: ['forms:read'],
    createForm: ['forms:write'],
    viewCustomEntities: ['entities:read'],
    viewEntityImports: ['entities:read'],
    manageCustomEntities: ['entities:write'],
    createRemoteCustomEntity: ['entities:write'],
    createEntity: ['entities:write'],
    importEntities: ['entities:write'],
    viewTransactions: ['money:read'],
    viewPaymentIssues: ['money:read'],
    viewChargeDisputes: ['money:read'],
    answerDispute: ['money:write'],
    viewMetrics: ['submissions:read'],
    // covers the file's content; requesting an export also takes exports:write
    exportTransactions: ['money:read'],
    createBulkExport: ['exports:write'],
  },
  whileSuspended: ['superviseTeam'],
});

/** A tag of a team. No one can edit reserved tags (see domain/tag). */
export const tagRules = defineRules({
  area: 'team',
  traits: [],
  reading: {
    viewTag: [['teamMember']],
  },
  writing: {
    modifyTag: [['teamManager'], ['workflowCreator']],
  },
});

export const roleRules = defineRules({
  area: 'team',
  traits: ['ownerRole', 'memberRole', 'custom', 'editLevelAnyone', 'editLevelMembers', 'powerless'],
  reading: {
    viewRole: [['teamMember']],
    viewRoleMembers: [['teamMember']],
  },
  writing: {
    // edit levels cover the name and members of a role, and never give powers: decision 0099
    updateRole: [
      ['owner', 'custom'],
      ['teamManager', 'custom', 'editLevelAnyone'],
      ['teamMember', 'custom', 'editLevelAnyone', 'powerless'],
      ['roleMember', 'custom', 'editLevelAnyone'],
      ['roleMember', 'custom', 'editLevelMembers'],
    ],
    deleteRole: [
      ['owner', 'custom'],
      ['teamManager', 'custom', 'editLevelAnyone'],
      ['teamManager', 'custom', 'editLevelMembers', 'roleMember'],
    ],
    updateRolePermissions: [['owner', 'custom']],
    updateRoleMembers: [
      ['owner'],
      ['teamManager', 'memberRole'],
      ['teamMember', 'custom', 'editLevelAnyone', 'powerless'],
      ['roleMember', 'custom', 'editLevelAnyone'],
      ['roleMember', 'custom', 'editLevelMembers'],
    ],
  },
  // the role assigned to a form or step is visible with that; its members aren't
  scopes: { viewRole: ['team:read', 'forms:read', 'submissions:read'] },
});
