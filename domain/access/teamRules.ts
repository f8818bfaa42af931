import { defineRules } from '#domain/access/defineRules.ts';

export const teamRules = defineRules({
  area: 'team',
  traits: ['formCreationEnabled', 'remoteGisEnabled'],
  reading: {
    viewPortal: [['anyone']],
    viewTeam: [['teamMember']],
    viewDirectory: [['teamMember']],
    viewTags: [['teamMember'], ['staff']],
    viewMetrics: [['teamMember']],
    viewTransactions: [['financeMember']],
    viewChargeDisputes: [['financeMember']],
    viewPayouts: [['financeManager']],
    viewAudit: [['owner'], ['operator']],
    viewSecondFactors: [['owner']],
  },
  writing: {
    updateTeam: [['teamManager']],
    requireRefundAuthorization: [['owner']],
    updateTeamEmailSettings: [['teamManager']],
    createForm: [['workflowCreator', 'formCreationEnabled']],
    createRole: [['teamManager']],
    manageCustomEntities: [['teamManager']],
    createRemoteCustomEntity: [['teamManager', 'remoteGisEnabled']],
    createEntity: [['teamMember']],
    exportDirectory: [['teamMember']],
    exportTransactions: [['financeMember']],
    updatePayouts: [['financeManager']],
    answerDispute: [['financeMember']],
    createBulkExport: [['workflowCreator'], ['teamManager']],
    createApiToken: [['owner']],
    superviseTeam: [['operator']],
    takeOffTeam: [['owner']],
    requireSecondFactor: [['owner']],
  },
  whileSuspended: ['superviseTeam'],
});

/** A word under which a team finds submissions. What the product keeps itself nobody edits: see domain/tag. */
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
  traits: ['ownerRole', 'memberRole', 'custom', 'editLevelAnyone', 'editLevelMembers'],
  reading: {
    viewRole: [['teamMember']],
  },
  writing: {
    updateRole: [
      ['owner', 'custom'],
      ['teamManager', 'custom', 'editLevelAnyone'],
      ['teamManager', 'custom', 'editLevelMembers', 'roleMember'],
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
      ['teamMember', 'custom', 'editLevelAnyone'],
      ['roleMember', 'custom', 'editLevelMembers'],
    ],
  },
});
