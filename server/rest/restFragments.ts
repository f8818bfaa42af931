import { settingRules, snakeCase } from '#domain/form/fields/fieldSettings.ts';
import { entityAnswerFragments } from '#server/rest/entityAnswerFragments.ts';
import { entityFragments } from '#server/rest/entityFragments.ts';
import { runtimeFragments } from '#server/rest/runtimeFragments.ts';

/**
 * The REST entities as GraphQL fragments, with aliases for the specification's names. A document spreads
 * `...team`.
 */
export const restFragments: Readonly<Record<string, string>> = {
  ...runtimeFragments,
  ...entityFragments,
  ...entityAnswerFragments,
  // account
  account: `fragment account on Viewer {
    id email pending_email: pendingEmail email_verified: isEmailVerified name username time_zone: timeZone
    account_type: accountType __flat_avatar: avatar { has_avatar: isPresent avatar: url avatar_src: url }
  }`,
  email_setting: `fragment email_setting on EmailSetting {
    id email_type: emailType type_parent_id: parentId type_parent_type: parentType owner_type: ownerType owner_id: ownerId
    should_send: shouldSend
  }`,
  contact: `fragment contact on Contact {
    id email name initials pseudo: isInvited account_type: accountType
    __flat_avatar: avatar { has_avatar: isPresent avatar: url avatar_src: url avatar_url: url }
  }`,
  // team
  team: `fragment team on Team { id friendly_id: slug slug name color has_light_color: hasLightColor time_zone: timeZone default: isDefault }`,
  team_with_forms: `fragment team_with_forms on Team {
    ...team enable_form_creation: enableFormCreation master_templates: firstMasterTemplates { id name slug status }
  }`,
  team_settings: `fragment team_settings on Team {
    ...team_with_forms creator_id: creatorId charges_enabled: chargesEnabled
    logo { present: isPresent url alt_text: altText }
    public_portal_banner: banner { present: isPresent url alt_text: altText width height crop { x y w h } focus { x y } } domains { id domain }
    members { ...contact }
  }`,
  custom_entity: `fragment custom_entity on CustomEntity {
    id name type service_url: serviceUrl name_field_id: nameFieldId custom_entity_fields: fields { ...custom_entity_field }
  }`,
  // without counts, because a form has many fields and counting takes time
  asked_custom_entity: `fragment asked_custom_entity on CustomEntity {
    id name type service_url: serviceUrl name_field_id: nameFieldId custom_entity_fields: fields {
      id custom_entity_id: customEntityId name slug data_type: dataType options position viewable
      edit_suggestable: editSuggestable
    }
  }`,
  custom_entity_field: `fragment custom_entity_field on CustomEntityField {
    id custom_entity_id: customEntityId name slug data_type: dataType options position viewable
    edit_suggestable: editSuggestable data_count: dataCount
  }`,
  team_domain: `fragment team_domain on TeamDomain {
    id domain state problem record_name: recordName record_value: recordValue verified_at: verifiedAt checked_at: checkedAt
  }`,
  role: `fragment role on Role {
    id name initials role_type: roleType member_mgmt_level: memberMgmtLevel workflow_creator: workflowCreator
    team_manager: teamManager finance_manager: financeManager finance_member: financeMember
    __flat_team: team { team_creator_id: creatorId }
    user_count: memberCount user_ids: userIds users { ...contact }
  }`,
  membership: `fragment membership on MasterTemplateMembership {
    id user_id: userId user: contact { ...contact } permission_level_id: permissionLevelId
    authority { id } authorities: authority { id } invitation { id last_sent_at: lastSentAt }
  }`,
  authority: `fragment authority on MasterTemplateAuthority { id user_id: userId user: contact { ...contact } }`,
  // forms
  master_template: `fragment master_template on MasterTemplate {
    id friendly_id: slug slug name status ever_published: everPublished description typical_time: typicalTime
    category { id name } custom_id: customId { id pattern } custom_ids: customIds { id pattern } banner_image_url: bannerUrl icon
    publicly_launchable: publiclyLaunchable internally_launchable: internallyLaunchable
    internally_launchable_by_user: isInternallyLaunchableByViewer managable_by_user: isManageable
    public_read: publicRead private: isPrivate fork_allowed: forkAllowed publicly_searchable: publiclySearchable
    public_search_instructions: publicSearchInstructions starred: isStarred faqs { id question answer position }
  }`,
  flow_template: `fragment flow_template on FlowTemplate {
    id master_template_id: masterTemplateId version revision is_modified: isModified name description
    completion_message: completionMessage has_payment_step: hasPaymentStep published_at: publishedAt
  }`,
  flow_template_draft: `fragment flow_template_draft on FlowTemplate {
    ...flow_template formulas { ...formula } configured_outputs: configuredOutputs { ...configured_output }
    subprocess_configs: subprocessConfigs { ...subprocess_config }
    __flat_form: masterTemplate { team { id friendly_id: slug name charges_enabled: chargesEnabled custom_entities: customEntities { ...custom_entity } } }
  }`,
  master_template_settings: `fragment master_template_settings on MasterTemplate {
    ...public_master_template documents { ...master_template_document } memberships { ...membership }
    authorities { ...authority }
  }`,
  // as on the form's public page
  public_master_template: `fragment public_master_template on MasterTemplate {
    ...master_template search_page_configs: searchPageConfigs { ...search_page_config }
    recent_initiated_flows: ownSubmissions { id scoped_id: scopedId custom_id: customId status created_at: createdAt finished_at: finishedAt }
  }`,
  search_page_config: `fragment search_page_config on SearchPageConfig {
    id slug name url instructions position field_identities: fieldIdentities
  }`,
  template_statistics: `fragment template_statistics on MasterTemplate {
    __flat_staff: statistics {
      last_30_days: last30Days revenue_last_30_days: revenueLast30DaysCents
      currently_open: active completed halted median_completion_time_in_words: medianCompletionTimeInWords
    }
    revenue_digest: statistics { lowest: lowestCost { ...paid_flow } highest: highestCost { ...paid_flow } }
    digest: typicalFigures {
      median_process_time: medianTimeInWords lowest_cost: lowestCostCents highest_cost: highestCostCents
      median_step_times: stepTimes { identity median_time: medianTimeInWords }
    }
    __flat_public: typicalFigures { public_median_time: medianTimeInWords }
    public_cost_range: typicalFigures { lowest: lowestCostCents highest: highestCostCents }
  }`,
  paid_flow: `fragment paid_flow on FormCost { flow_id: submissionId amount: amountCents process_id: scopedId }`,
  step: `fragment step on Step {
    id identity type generic_type: genericType position name name_or_default: nameOrDefault description external autoadvance
    revisable flow_template_id: flowTemplateId is_last: isLast
    requires_signature: requiresSignature time time_unit: timeUnit responsibility_type: responsibilityType
    internal_instructions: internalInstructions external_instructions: externalInstructions
    config { ...payment_config } sections { ...section } survey { ...survey }
    review_groups: reviewGroups { ...review_group } person_attachments: attachments { ...attachment }
    step_assignment_groups: stepAssignmentGroups { ...step_assignment_group }
    subprocess_configs: subprocessConfigs { ...asked_subprocess }
    email_notifications: emailNotifications { event audience subject body enabled }
  }`,
  survey: `fragment survey on Survey { id identified name instructions default_values: defaultValues sections { ...section } }`,
  payment_config: `fragment payment_config on PaymentConfig {
    id fixed calculated amount: amountCents formula_id: formulaId accepts_cash: acceptsCash accepts_checks: acceptsChecks
    cash_instructions: cashInstructions check_instructions: checkInstructions constituent_pays_fee: constituentPaysFee
    no_fee: noFee custom_fee_percentage: customFeePercentage
  }`,
  section: `fragment section on Section {
    id identity name name_or_default: nameOrDefault instructions position sectionable_type: sectionableType sectionable_id: sectionableId
    logic_config: logicConfig { ...logic_config } step_data: fields { ...step_datum }
  }`,
  step_datum: `fragment step_datum on Field {
    id identity section_id: sectionId name hint data_type: dataType position
    ${settingRules.map(([setting]) => `${snakeCase(setting)}: ${setting}`).join(' ')} used_in_formula: usedInFormula
    custom_entity: customEntity { ...asked_custom_entity }
    logic_config: logicConfig { ...logic_config }
    entity_fields: entityFields { id name slug data_type: dataType viewable edit_suggestable: editSuggestable }
    multiple_choice_options: options { ...multiple_choice_option }
  }`,
  multiple_choice_option: `fragment multiple_choice_option on MultipleChoiceOption {
    id identity name position numeric_value: numericValue is_default: isDefault
  }`,
  logic_config: `fragment logic_config on LogicConfig {
    id action logicable_id: targetId logicable_type: targetType
    conditions { ...condition conditions { ...condition conditions { ...condition } } }
  }`,
  condition: `fragment condition on LogicCondition {
    source_id: sourceId source_type: sourceType entity_field_id: entityFieldId comparator match_value: matchRow connective
  }`,
  formula: `fragment formula on Formula { id identity name formula: source }`,
  review_group: `fragment review_group on ReviewGroup {
    id identity name name_or_default: nameOrDefault position review_type: reviewType logic_type: logicType required
    require_signature: requireSignature affidavit default_approval_message: defaultApprovalMessage
    default_rejection_message: defaultRejectionMessage logic_config: logicConfig { ...logic_config }
    person_attachments: reviewers { ...attachment }
  }`,
  subprocess_config: `fragment subprocess_config on SubprocessConfig {
    ...asked_subprocess logic_config: logicConfig { ...logic_config }
  }`,
  asked_subprocess: `fragment asked_subprocess on SubprocessConfig {
    id identity name name_or_default: nameOrDefault position required allows_existing: allowsExisting step_id: stepId
    subprocess_workflow: form { id name published: isPublished }
  }`,
  attachment: `fragment attachment on StepAttachment {
    id attachment_id: id type assigned subject_id: subjectId
    user: person { internal: isInternal invitation { id last_sent_at: lastSentAt } __flat_contact: contact { ...contact } }
    role { id name initials user_count: memberCount users { ...contact } user_ids: userIds }
  }`,
  step_assignment_group: `fragment step_assignment_group on StepAssignmentGroup {
    id identity position logic_config: logicConfig { ...logic_config } step_assignments: assignments { ...step_assignment }
  }`,
  step_assignment: `fragment step_assignment on StepAssignment {
    id assignee_id: assigneeId assignee_type: assigneeType user: contact { ...contact } role { id name initials }
  }`,
  configured_output: `fragment configured_output on ConfiguredOutput {
    id identity name position autofill check_shows_holder: checkShowsHolder document { id name } issued_on_step: issuedOnStep { id identity } expires
    expires_after: expiresAfter { value unit } renewable renewal_opens: renewalOpens { value unit }
    renewal_closes: renewalCloses { value unit }
    renewal_reminders: renewalReminders { id direction period { value unit } }
  }`,
  master_template_document: `fragment master_template_document on MasterTemplateDocument {
    id name description start_version: startVersion stop_version: stopVersion main: latest published_at: publishedAt
    has_file: hasFile file_name: fileName url field_names: fieldNames
    mappings { ...document_mapping } mapping_warnings: mappingWarnings
  }`,
  document_mapping: `fragment document_mapping on DocumentMapping {
    id field_name: fieldName mappable_type: mappableType mappable { ...mappable } entity_field_id: entityFieldId
    process_data_field: processDataField earliest_version: earliestVersion latest_version: latestVersion
  }`,
  mappable: `fragment mappable on MappableField {
    id: identity name data_type: dataType custom_entity_id: customEntityId earliest_version: earliestVersion
    latest_version: latestVersion
  }`,
  export: `fragment export on Export {
    id export_type: exportType name status format file_name: fileName download_url: downloadUrl row_count: rowCount
    progress failure created_at: createdAt finished_at: finishedAt expires_at: expiresAt
  }`,
  batch_export_template: `fragment batch_export_template on BulkExport {
    id name item_ids: formIds items: formNames
    scheduled_day: scheduledDay prior_months_limit: priorMonthsLimit prior_months_type: priorMonthsType
    include_legacy: includeLegacy last_run_at: lastRunAt
  }`,
  job: `fragment job on Job { id status: state progress result failure created_at: createdAt finished_at: finishedAt }`,
  // reviews, outputs, discussions
  step_approval: `fragment step_approval on StepApproval {
    id approval_status: approvalStatus verb: outcome comment user: reviewer { id name } role { id name }
    __flat_reviewer: reviewer { user_id: id user_name: name }
    signature: typedName signature_url: signatureUrl created_at: createdAt
  }`,
  review_request: `fragment review_request on ReviewRequest {
    id state completed: isCompleted receiving_user: receiver { id name email pseudo: isInvited } step_approval: approval { ...step_approval } review_group: reviewGroup { id }
    active_step: activeStep { id } created_at: createdAt reminded_at: remindedAt
  }`,
  output_row: `fragment output_row on OutputRow {
    unique_id: id id: issuedOutputId name flow_template_name: formName flow_template_color: formColor master_template_id: masterTemplateId
    initiated_flow_id: submissionId initiated_flow_scoped_id: scopedId issued_at: issuedAt expires_at: expiresAt status renewal: isRenewal
    primary_applicant: applicant { name email } applicants_count: applicantsCount
  }`,
  issued_output: `fragment issued_output on IssuedOutput {
    id name status state issued_at: issuedAt expires expires_at: expiresAt revoked_at: revokedAt
    issued: isIssued expired: isExpired revoked: isRevoked renewal: isRenewal file_url: downloadUrl
    is_renewable: isRenewable is_currently_renewable: isCurrentlyRenewable renewed: isRenewed
    renewal_opted_out: renewalOptedOut renewal_open_date: renewalOpensOn renewal_close_date: renewalClosesOn
    issued_on_step_identity: issuedOnStepIdentity
    original_output: originalOutput {
      id flow_template_name: formName
      __flat_renewed: submission { initiated_flow_id: id initiated_flow_scoped_id: scopedId }
    }
    current_published_workflow_name: renewalFormName
    __flat_renewal: configuredOutput {
      simple_renewal_reminder_info: renewalReminders {
        direction __flat_period: period { period_value: value period_unit: unit } }
      simple_renewal_info: renewalTimes { opens { value unit } closes { value unit } }
    }
  }`,
  discussion: `fragment discussion on Discussion {
    id body type resolved user { id name } created_at: createdAt
    step_approval: stepApproval { approval_status: approvalStatus review_group: reviewGroup { id name }
      __flat_group_name: reviewGroup { review_group_name: nameOrDefault } }
    discussion_comments: comments { ...discussion_comment }
  }`,
  discussion_comment: `fragment discussion_comment on DiscussionComment {
    id body __flat_discussion: discussion { discussion_id: id } user { id name } created_at: createdAt
  }`,
};
