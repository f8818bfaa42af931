/** Entities as answers, and edits that people suggest for them. Values that the viewer may not see are left out. */
export const entityAnswerFragments: Readonly<Record<string, string>> = {
  entity_match: `fragment entity_match on EntityMatch {
    id: entityId name custom_entity_id: customEntityId custom_entity_name: customEntityName
  }`,
  answered_entity: `fragment answered_entity on Entity {
    id name custom_entity_name: customEntityName type is_esri: isRemote unique_id: remoteId fields: values { ...entity_value }
    field_data: valuesBySlug feature: geometry editable: isEditable admin: isStaff deleted_at: archivedAt
  }`,
  edit_suggestions_request_summary: `fragment edit_suggestions_request_summary on EditSuggestionsRequest {
    id entity_name: entityName user: suggester { __flat_user: user { id name email } is_poc: isContact } open_count: openCount created_at: createdAt resolved_at: resolvedAt
  }`,
  edit_suggestions_request: `fragment edit_suggestions_request on EditSuggestionsRequest {
    id entity_name: entityName __flat_of: entity { entity_id: entityId } user: suggester { __flat_user: user { ...contact } is_poc: isContact }
    suggestions {
      id: suggestionId __flat_field: field { field: name custom_entity_field_id: fieldId } state
      current_content: currentContent new_content: newContent content_when_suggested: contentWhenSuggested is_outdated: isOutdated
    }
    created_at: createdAt resolved_at: resolvedAt resolved_by: resolvedBy { id name }
  }`,
};
