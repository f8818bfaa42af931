/**
 * The entities of a running submission. Staff-only parts are omitted or empty for other viewers, never an
 * error.
 */
export const runtimeFragments: Readonly<Record<string, string>> = {
  initiated_flow: `fragment initiated_flow on Submission {
    id scoped_id: scopedId custom_id: customId identifier_field_value: identifier status is_active: isActive halted: isHalted
    halted_at: haltedAt halted_by_admin: haltedByAdmin created_at: createdAt finished_at: finishedAt
    last_activity_at: lastActivityAt last_answer_at: lastAnswerAt last_changed_at: lastChangedAt is_renewal: isRenewal
    flow_template: flowTemplate { id name version steps { id identity type position name name_or_default: nameOrDefault } }
    __flat_version: flowTemplate { completion_message: completionMessage steps { ...runtime_step } }
    identifier_field: identifierField { id identity name }
    master_template: masterTemplate { id name slug } team { ...team }
    current_step: currentStep { id position external } active_steps: activeSteps { ...active_step_summary }
    parent_process: parentProcess {
      id scoped_id: scopedId template: masterTemplate { id name } __flat_parent_form: masterTemplate { template_name: name }
    }
    with_access_to_parent: seesParent
    subprocess_requirements: subprocessRequirements { ...subprocess_requirement }
    required_actions: waitsFor { ...required_action } what_next: whatNext { ...what_next } available_actions: availableActions
    issued_outputs: issuedOutputs { ...issued_output } is_renewable: isRenewable
    primary_applicant: primaryApplicant { id name pseudo: isInvited } applicants_count: applicantCount
    applicants { __flat_applicant: user { id name pseudo: isInvited } }
    applicant_attachments: applicants { ...applicant_attachment }
    person_attachments: people { ...submission_person }
    requirements { ...supplemental_requirement_summary }
    unfinished_requirements: requirements(unfinished: true) {
      id type name_or_default: name description sent: isSent completed: isCompleted canceled: isCanceled
    }
    taggings { ...tagging } suggested_tags: suggestedTags { ...tag } has_files: hasFiles has_public_files: hasPublicFiles
    step_completion_activities: stepCompletions { ...activity }
  }`,
  initiated_flow_summary: `fragment initiated_flow_summary on Submission {
    id scoped_id: scopedId custom_id: customId identifier_field_value: identifier status is_active: isActive halted: isHalted
    halted_at: haltedAt halted_by_admin: haltedByAdmin created_at: createdAt finished_at: finishedAt
    last_activity_at: lastActivityAt last_answer_at: lastAnswerAt last_changed_at: lastChangedAt
    is_renewal: isRenewal is_renewable: isRenewable what_next: whatNext { ...what_next }
  }`,
  submission_row: `fragment submission_row on SubmissionRow {
    unique_id: id dashboardable_type: kind dashboardable_id: submissionId scoped_id: scopedId identifier template_name: templateName
    master_template_id: masterTemplateId applicant applicants_count: applicantsCount action created_at: createdAt status
    current_step_name: currentStepName current_step_elapsed_time_string: currentStepElapsed step_type: stepType due_at: dueAt
    assigned { id name } current_user_responsible: isResponsible last_activity_at: lastActivityAt last_edited: lastEditedAt
    last_answer_at: lastAnswerAt last_changed_at: lastChangedAt is_renewal: isRenewal
  }`,
  data_import: `fragment data_import on DataImport {
    id file_name: fileName status columns row_count: rowCount imported_count: importedCount refused_count: refusedCount
    problem_count: problemCount problems { row column code message } mappings suggested_mappings: suggestedMappings
    created_by: createdBy created_at: createdAt finished_at: finishedAt job { ...job }
  }`,
  task: `fragment task on Task {
    id kind initiated_flow_id: submissionId active_step_id: activeStepId is_overdue: isOverdue is_skipped: isSkipped 
    initiated_flow: row {
      id: submissionId scoped_id: scopedId identifier template_name: templateName master_template_id: masterTemplateId applicant action
      current_step_name: currentStepName current_step_elapsed_time_string: currentStepElapsed step_type: stepType due_at: dueAt
      created_at: createdAt last_activity_at: lastActivityAt
    }
  }`,
  advanced_filter: `fragment advanced_filter on AdvancedFilter {
    id name kind filters default: isDefault created_at: createdAt is_lost: isLost
  }`,
  search_field: `fragment search_field on SearchableField {
    identity name data_type: dataType multiple_choice_options: options { identity name }
  }`,
  runtime_step: `fragment runtime_step on Step {
    id identity type generic_type: genericType position name name_or_default: nameOrDefault description external revisable
    flow_template_id: flowTemplateId is_last: isLast icon_class: icon requires_signature: requiresSignature internal_instructions: internalInstructions
    external_instructions: externalInstructions config { ...payment_config } sections { ...section }
    survey { ...survey }
  }`,
  active_step_summary: `fragment active_step_summary on ActiveStep {
    id step_id: stepId step { id identity type name name_or_default: nameOrDefault } position external state started_at: startedAt completed_at: completedAt
    locked: isLocked locked_at: lockedAt
  }`,
  active_step: `fragment active_step on ActiveStep {
    id step_id: stepId initiated_flow_id: submissionId survey_token: surveyToken step { ...runtime_step } position external state started_at: startedAt completed_at: completedAt
    locked: isLocked locked_at: lockedAt locked_fields: lockedFieldIds needs_signature: needsSignature signings { ...signing }
    required_actions: waitsFor { ...required_action } collected_data: answers { ...collected_datum } payment { ...payment }
    tentative_assignments: tentativeAssignments { ...tentative_assignment } available_actions: availableActions
    subprocess_requirement_evaluations: subprocessRequirements { id required: isRequired }
    logic_configs: logicConfigs { id action logicable_id: targetId logicable_type: targetType }
    __flat_payment: payment { ...payment_of_step } review_groups: reviews { ...review_at_step }
    survey_invitations: latestSurveyInvitations { ...survey_invitation }
    survey_submissions: latestSurveyResponses { ...survey_submission }
  }`,
  collected_datum: `fragment collected_datum on Answer {
    id step_datum_id: fieldId step_datum: field { id identity name } data_type: dataType content formatted_content: formattedContent version: revision row_path: rowPath
    files { ...answer_file } entity { ...answered_entity } saved_at: savedAt
  }`,
  answer_file: `fragment answer_file on AnswerFile {
    id file_file_name: fileName url: addresses { original } state note removed_at: removedAt created_at: createdAt admin_uploaded: adminUploaded
  }`,
  repo_file: `fragment repo_file on RepoFile { id filename: fileName url state note is_public: isPublic updated_at: updatedAt admin_uploaded: adminUploaded }`,
  signing: `fragment signing on Signing { id user { id name } typed_name: typedName signature: image created_at: signedAt }`,
  required_action: `fragment required_action on RequiredAction { solution party users: names }`,
  what_next: `fragment what_next on WhatNext {
    party solution users: names is_viewers: isViewers since usual_seconds: usualSeconds sentence
  }`,
  subprocess_requirement: `fragment subprocess_requirement on SubprocessRequirement {
    id subprocess_id: subprocessId subprocess_scoped_id: subprocessScopedId
    subprocess_workflow: form { id name } subprocess_workflow_not_published: isFormClosed
    completed waived_at: waivedAt name required: isRequired state available_actions: availableActions
  }`,
  tentative_assignment: `fragment tentative_assignment on TentativeAssignment { id user { id name pseudo: isInvited } }`,
  applicant_attachment: `fragment applicant_attachment on ApplicantAttachment {
    id user { id name pseudo: isInvited } __flat_attached: user { user_id: id name pseudo: isInvited } is_primary: isPrimary
    added_at: addedAt
  }`,
  submission_person: `fragment submission_person on SubmissionPerson {
    id: attachmentId attachment_id: attachmentId assignment_id: assignmentId
    __flat_who: who { type name pseudo: isInvited user { id name pseudo: isInvited } role_name: roleName } assigned removable
  }`,
  review_at_step: `fragment review_at_step on StepReview {
    active_step_id: activeStepId required should_show: shouldShow completed affidavit available_actions: availableActions __flat_group: reviewGroup {
      review_group_id: id name name_or_default: nameOrDefault review_type: reviewType logic_type: logicType require_signature: requireSignature
      default_approval_message: defaultApprovalMessage default_rejection_message: defaultRejectionMessage
    }
    reviewers { reviewer: self { id type name } subject_type: subjectType subject_id: subjectId name previous_reviews: reviews { ...step_approval } }
    review_requests: requests { ...review_request } review_request: request { ...review_request }
  }`,
  supplemental_requirement_summary: `fragment supplemental_requirement_summary on SupplementalRequirement {
    id type name_or_default: name description sent: isSent completed: isCompleted canceled: isCanceled amount: amountCents
    payment { id status completed: isCompleted } active_step: activeStep { ...active_step_summary }
    sections { id identity name name_or_default: nameOrDefault instructions position step_data: fields { id identity name data_type: dataType required } }
  }`,
  supplemental_requirement: `fragment supplemental_requirement on SupplementalRequirement {
    id type name_or_default: name description sent: isSent completed: isCompleted canceled: isCanceled amount: amountCents
    payment { ...payment } active_step: activeStep { ...active_step_summary }
    sections { id identity name name_or_default: nameOrDefault instructions position step_data: fields { id identity name data_type: dataType required } }
  }`,
  tag: `fragment tag on Tag { id name tagging_count: taggingCount }`,
  tagging: `fragment tagging on Tagging {
    id taggable_type: taggableType taggable_id: taggableId __flat_tag: tag { tag_id: id tag_name: name }
  }`,
  activity: `fragment activity on Activity { id html kind user: actor { id name } created_at: createdAt }`,
  survey_submission: `fragment survey_submission on SurveyResponse {
    id scoped_id: scopedId email created_at: createdAt updated_at: updatedAt collected_data: answers { ...survey_answer }
  }`,
  survey_submission_of_holder: `fragment survey_submission_of_holder on GivenResponse {
    id token scoped_id: scopedId email created_at: createdAt updated_at: updatedAt collected_data: answers { ...survey_answer }
  }`,
  survey_invitation: `fragment survey_invitation on SurveyInvitation {
    id email created_at: createdAt last_reminded_at: lastRemindedAt sent_by: sentBy { id name }
    survey_submission: response { id scoped_id: scopedId }
  }`,
  survey_export_result: `fragment survey_export_result on Export {
    id name status progress file_url: downloadUrl file_name: fileName job { ...job }
  }`,
  survey_answer: `fragment survey_answer on SurveyAnswer {
    step_datum_id: fieldId name: fieldName data_type: dataType content formatted_content: formattedContent
  }`,
  // payments
  merchant_account: `fragment merchant_account on MerchantAccount {
    charges_enabled: chargesEnabled payouts_enabled: payoutsEnabled details_submitted: detailsSubmitted
    payout_interval: payoutInterval weekly_anchor: weeklyAnchor monthly_anchor: monthlyAnchor
  }`,
  payment_of_step: `fragment payment_of_step on Payment {
    payment_id: id paid: isPaid payment_waived: isWaived payment_method: paymentMethod calculated_payment: amountCents
    check_paid_amount: checkPaidCents check_number: checkNumber cash_paid_amount: cashPaidCents charges { ...charge }
  }`,
  payment: `fragment payment on Payment {
    id status completed: isCompleted payment_method: paymentMethod paid_by: paidBy amount: amountCents received_amount: receivedCents outstanding_amount: outstandingCents
    accepted_methods: acceptedMethods check_paid_amount: checkPaidCents check_number: checkNumber
    cash_paid_amount: cashPaidCents available_actions: availableActions charges { ...charge }
  }`,
  charge: `fragment charge on Charge {
    id amount: amountCents method status user { id name } created_at: createdAt failure_message: failureMessage
    confirmation_number: confirmationNumber has_receipt: hasReceipt refundable_amount: refundableCents
    refunds { ...refund } __flat_refund: latestRefund {
      refund_reason: reason refund_requester: requestedBy { id name } refund_requested_at: requestedAt
      refund_authorizer: authorizedBy { id name } refund_authorized_at: authorizedAt refunded_at: completedAt
    }
  }`,
  refund: `fragment refund on Refund {
    id status: state amount: amountCents refund_reason: reason refund_requester: requestedBy { id name }
    refund_requested_at: requestedAt refund_authorizer: authorizedBy { id name } refund_authorized_at: authorizedAt
    refunded_at: completedAt canceled_at: canceledAt failure_message: failureMessage
  }`,
};
