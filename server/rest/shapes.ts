/** The REST entities as GraphQL fragments: aliases give the names of the specification. A document spreads `...team`. */
export const restShapes: Readonly<Record<string, string>> = {
  // account
  account: `fragment account on Viewer {
    id email pending_email: pendingEmail email_verified: isEmailVerified name username time_zone: timeZone
  }`,
  contact: `fragment contact on Contact { id email name initials pseudo: isInvited }`,
  // team
  team: `fragment team on Team { id friendly_id: slug slug name color has_light_color: hasLightColor time_zone: timeZone }`,
  role: `fragment role on Role {
    id name initials role_type: roleType member_mgmt_level: memberMgmtLevel workflow_creator: workflowCreator
    team_manager: teamManager finance_manager: financeManager finance_member: financeMember
    user_count: memberCount user_ids: userIds users { ...contact }
  }`,
  membership: `fragment membership on MasterTemplateMembership {
    id user_id: userId user: contact { ...contact } permission_level_id: permissionLevelId
    authority { id } invitation { id last_sent_at: lastSentAt }
  }`,
  authority: `fragment authority on MasterTemplateAuthority { id user_id: userId user: contact { ...contact } }`,
};
