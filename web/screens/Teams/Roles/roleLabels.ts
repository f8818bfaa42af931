import { permissionWords, roleFormWords } from '#messages/team/roleWords.ts';

export const roleLabels = {
  name: roleFormWords.name,
  memberMgmtLevel: roleFormWords.level,
  workflowCreator: permissionWords.workflowCreator.name,
  teamManager: permissionWords.teamManager.name,
  financeManager: permissionWords.financeManager.name,
  financeMember: permissionWords.financeMember.name,
  addMe: roleFormWords.addMe,
} as const;
