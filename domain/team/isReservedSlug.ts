/** First path segments used by our own routes: a team with such a slug could not be reached at `/{team}`. */
const reserved: ReadonlySet<string> = new Set(
  `about accessibility account active_steps activities address admin advanced_filters api applicant_attachments assets
  attachments auth batch_export_templates charge_disputes charges check collected_datum configured_outputs
  custom_entities custom_entity_fields custom_ids dashboard data_imports demo dev developers directory
  discussion_comments discussions docs edit_suggestions_requests email_settings entities entity_imports events exports
  favicon files filters flow_templates formulas graphql health help images imported_flows initiated_flows invitations
  issued_outputs jobs library live logic_configs login logout master_template_authorities master_template_data_imports
  master_template_memberships master_templates me merchant_accounts metrics my_tasks new operator outputs page_faults
  parse_text password payments portico previews privacy processes profile public ready refunds review review_groups review_requests reviews
  robots roles sandbox search search_pages security sessions settings sign_in sign_out sign_up sitemap static status
  step_assignment_groups step_assignments step_data step_datum steps storage subprocess_configs
  subprocess_requirements supplemental_requirements support survey_invitations survey_submissions surveys taggings
  tags team_domains teams template_categories tentative_assignments terms uploads user_preferences users webhooks
  workflows`.split(/\s+/),
);

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}
