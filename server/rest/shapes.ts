/** The REST entities as GraphQL fragments: aliases give the names of the specification. A document spreads `...team`. */
export const restShapes: Readonly<Record<string, string>> = {
  team: `fragment team on Team { id friendly_id: slug slug name color time_zone: timeZone }`,
  role: `fragment role on Role {
    id name role_type: roleType member_mgmt_level: memberMgmtLevel workflow_creator: workflowCreator
    team_manager: teamManager finance_manager: financeManager finance_member: financeMember
  }`,
};
