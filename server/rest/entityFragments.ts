/** Entities, as staff and the people who see them in a submission read them. */
export const entityFragments: Readonly<Record<string, string>> = {
  entity: `fragment entity on Entity {
    id name custom_entity_name: customEntityName type note contacts { ...contact } deleted_at: archivedAt is_esri: isRemote
    unique_id: remoteId fields: values { ...entity_value }
    custom_entity_field_values: values { __flat_valued: field { custom_entity_field_id: id } value }
    field_data: valuesBySlug editable: isEditable
    initiated_flows: latestSubmissions { ...entity_submission }
  }`,
  entity_value: `fragment entity_value on EntityValue {
    __flat_entity_field: field { id name slug edit_suggestable: editSuggestable } value formatted_value: text
  }`,
  entity_submission: `fragment entity_submission on Submission {
    id scoped_id: scopedId status created_at: createdAt launched_by: launchedBy { name }
    __flat_entity_form: masterTemplate { template_name: name } __flat_entity_team: team { template_color: color }
  }`,
};
