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
    modifyTags: [['teamManager'], ['workflowCreator']],
    exportTransactions: [['financeMember']],
    updatePayouts: [['financeManager']],
    createBulkExport: [['teamMember']],
    createApiToken: [['owner']],
    superviseTeam: [['operator']],
    takeOffTeam: [['owner']],
    requireSecondFactor: [['owner']],
  },
  whileSuspended: ['superviseTeam'],
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
