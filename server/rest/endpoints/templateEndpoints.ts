import { z } from 'zod';
import { templateStatuses } from '#domain/template/templateStatus.ts';
import { flag, optionalText, wholeNumber, patchId, patchText, storedFile, text } from '#server/rest/bodyValues.ts';
import {
  connectionList,
  mutation,
  nodePageQuery,
  nodeQuery,
  pageArguments,
  pageParameters,
} from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const newForm = z.strictObject({ team_id: z.uuid().optional(), name: z.string().max(1_000).optional() });
const newFormQuery = z.object({ team_id: z.uuid().optional() });
const versionChange = z.strictObject({
  flow_template: z.strictObject({
    name: z.string().max(1_000).optional(),
    description: patchText,
    completion_message: patchText,
  }),
});
const teamOfCopy = z.object({ team_id: z.uuid().optional() });
const cloning = z.strictObject({ team_id: z.uuid().optional() });
const duplicating = z.strictObject({ team_id: z.uuid().optional(), clone_output_documents: flag });
const publishing = z.strictObject({ revision: wholeNumber.optional() });
const listFilter = z.object({ only_published: flag });
const listingQuery = z.object({ q: optionalText });
const slugQuery = z.object({ slug: text, master_template_id: z.uuid() });
const pattern = z.strictObject({ custom_id: z.strictObject({ pattern: text }) });
const category = z.strictObject({ name: text, team_id: z.uuid().optional() });
const star = z.strictObject({ master_template_id: z.uuid() });
const banner = z.strictObject({ master_template: z.strictObject({ banner_image: storedFile }) });

const formChange = z.strictObject({
  master_template: z.strictObject({
    status: z.enum(templateStatuses).optional(),
    slug: z.string().max(1_000).optional(),
    description: patchText,
    icon: patchText,
    typical_time: patchText,
    publicly_launchable: flag,
    internally_launchable: flag,
    public_read: flag,
    private: flag,
    fork_allowed: flag,
    publicly_searchable: flag,
    public_search_instructions: patchText,
    category_id: patchId,
    identifier_field_id: patchId,
  }),
});

const formId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('MasterTemplate', params['id']);
const draftId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('FlowTemplate', params['id']);
const patchedGid = (type: string, id: string | null | undefined): string | null | undefined =>
  id === undefined ? undefined : toGlobalId(type, id);

const copied = (params: Readonly<Record<string, string>>, teamId: string | undefined) => ({
  flowTemplateId: draftId(params),
  teamId: toGlobalId('Team', teamId),
});

function changeInput(masterTemplateId: string | null, given: z.infer<typeof formChange>['master_template']) {
  return {
    masterTemplateId,
    slug: given.slug,
    description: given.description,
    icon: given.icon,
    typicalTime: given.typical_time,
    publiclyLaunchable: given.publicly_launchable,
    internallyLaunchable: given.internally_launchable,
    publicRead: given.public_read,
    isPrivate: given.private,
    forkAllowed: given.fork_allowed,
    publiclySearchable: given.publicly_searchable,
    publicSearchInstructions: given.public_search_instructions,
    categoryId: patchedGid('TemplateCategory', given.category_id),
    identifierFieldId: patchedGid('Field', given.identifier_field_id),
  };
}

/** The status and the other settings are changed by two mutations. A request needs one or both. */
function formVariables(masterTemplateId: string | null, given: z.infer<typeof formChange>['master_template']) {
  const { status, ...rest } = given;
  const changesStatus = status !== undefined;
  const changesRest = Object.values(rest).some((value) => value !== undefined) || !changesStatus;
  return {
    change: changeInput(masterTemplateId, given),
    status: { masterTemplateId, status: status ?? 'draft' },
    changesStatus,
    changesRest,
  };
}

const starring = (name: 'starForm' | 'unstarForm', path: string, summary: string): Endpoint =>
  endpoint<None, z.infer<typeof star>>({
    method: 'POST',
    path,
    summary,
    document: mutation(name, 'starred_master_template_ids: starredMasterTemplateIds'),
    body: star,
    variables: ({ body: { master_template_id: id } }) => ({
      input: { masterTemplateId: toGlobalId('MasterTemplate', id) },
    }),
    answer: { starred_master_template_ids: `${name}.starred_master_template_ids` },
  });

/** Forms with all their versions and drafts. */
export const templateEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof newFormQuery>, z.infer<typeof newForm>>({
    method: 'POST',
    path: '/flow_templates',
    summary: 'Create a blank form',
    document: mutation(
      'createMasterTemplate',
      'flowTemplate { ...flow_template master_template: masterTemplate { ...master_template } }',
    ),
    query: newFormQuery,
    body: newForm,
    variables: ({ query, body: { team_id, name } }) => ({
      input: { teamId: toGlobalId('Team', team_id ?? query.team_id), name: name ?? 'New form' },
    }),
    answer: 'createMasterTemplate.flowTemplate',
    status: 201,
    formGoesTo: '/workflows/{master_template_id}',
  }),
  endpoint<None, z.infer<typeof versionChange>>({
    method: 'PUT',
    path: '/flow_templates/{id}',
    summary: 'Change the name and texts of a draft',
    document: mutation('updateFlowTemplate', 'flowTemplate { ...flow_template_draft }'),
    body: versionChange,
    variables: ({ params, body: { flow_template: given } }) => ({
      input: {
        flowTemplateId: draftId(params),
        name: given.name,
        description: given.description,
        completionMessage: given.completion_message,
      },
    }),
    answer: 'updateFlowTemplate.flowTemplate',
  }),
  endpoint<None, z.infer<typeof publishing>>({
    method: 'PUT',
    path: '/flow_templates/{id}/publish',
    summary: 'Publish a draft in a job, whose result is the published form or the errors',
    document: mutation('publishFlowTemplate', 'job { ...job }'),
    body: publishing,
    variables: ({ params, body: { revision } }) => ({ input: { flowTemplateId: draftId(params), revision } }),
    answer: 'publishFlowTemplate.job',
    status: 202,
  }),
  endpoint<z.infer<typeof teamOfCopy>, z.infer<typeof duplicating>>({
    method: 'POST',
    path: '/flow_templates/{id}/duplicate',
    summary: 'Duplicate a form',
    document: mutation('duplicateForm', 'masterTemplate { ...master_template } url'),
    query: teamOfCopy,
    body: duplicating,
    variables: ({ params, query, body: { team_id, clone_output_documents: cloneOutputDocuments } }) => ({
      input: { ...copied(params, team_id ?? query.team_id), cloneOutputDocuments },
    }),
    answer: {
      master_template: 'duplicateForm.masterTemplate',
      master_template_id: 'duplicateForm.masterTemplate.id',
      url: 'duplicateForm.url',
    },
    status: 201,
    formGoesTo: '/workflows/{master_template_id}',
  }),
  endpoint<z.infer<typeof teamOfCopy>, z.infer<typeof cloning>>({
    method: 'POST',
    path: '/flow_templates/{id}/clone',
    summary: 'Clone another government’s published form',
    document: mutation('cloneForm', 'masterTemplate { ...master_template } url'),
    query: teamOfCopy,
    body: cloning,
    variables: ({ params, query, body: { team_id } }) => ({ input: copied(params, team_id ?? query.team_id) }),
    answer: {
      master_template: 'cloneForm.masterTemplate',
      master_template_id: 'cloneForm.masterTemplate.id',
      url: 'cloneForm.url',
    },
    status: 201,
    formGoesTo: '/workflows/{master_template_id}',
  }),
  endpoint<z.infer<typeof teamOfCopy>, z.infer<typeof cloning>>({
    method: 'POST',
    path: '/master_templates/{id}/imports',
    summary: 'Create a form from one of the library',
    document: mutation('createFormFromLibrary', 'masterTemplate { ...master_template }'),
    query: teamOfCopy,
    body: cloning,
    variables: ({ params, query, body: { team_id } }) => ({
      input: { libraryFormId: params['id'], teamId: toGlobalId('Team', team_id ?? query.team_id) },
    }),
    answer: {
      master_template: 'createFormFromLibrary.masterTemplate',
      master_template_id: 'createFormFromLibrary.masterTemplate.id',
    },
    status: 201,
    formGoesTo: '/workflows/{master_template_id}',
  }),
  endpoint({
    method: 'GET',
    path: '/master_templates/{id}',
    summary: 'Get a form as on its public page, with its FAQs, its search pages, and the caller’s own submissions',
    document: nodeQuery('MasterTemplate', '...public_master_template'),
    tellsStrangers: true,
    variables: ({ params }) => ({ id: formId(params) }),
    answer: 'node',
  }),
  endpoint({
    method: 'GET',
    path: '/master_templates/{id}/template_statistics',
    summary: 'Get the statistics of a form: for everyone those of its public page, for its members all of them',
    document: nodeQuery('MasterTemplate', '...template_statistics'),
    tellsStrangers: true,
    variables: ({ params }) => ({ id: formId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof formChange>>({
    method: 'PUT',
    path: '/master_templates/{id}',
    summary: 'Change the settings and status of a form',
    document: `mutation ($change: UpdateMasterTemplateInput!, $status: SetMasterTemplateStatusInput!,
        $changesRest: Boolean!, $changesStatus: Boolean!) {
      updateMasterTemplate(input: $change) @include(if: $changesRest) {
        ... on UpdateMasterTemplatePayload { masterTemplate { ...master_template_settings } } }
      setMasterTemplateStatus(input: $status) @include(if: $changesStatus) {
        ... on SetMasterTemplateStatusPayload { masterTemplate { ...master_template_settings } } }
    }`,
    body: formChange,
    variables: ({ params, body }) => formVariables(formId(params), body.master_template),
    answer: 'setMasterTemplateStatus.masterTemplate | updateMasterTemplate.masterTemplate',
  }),
  endpoint<None, z.infer<typeof banner>>({
    method: 'PATCH',
    path: '/master_templates/{friendly_id}',
    summary: 'Change the banner image of a form’s public page',
    document: mutation('setMasterTemplateBanner', 'masterTemplate { ...master_template }'),
    body: banner,
    called: { file_id: 'banner_image', file: 'banner_image' },
    takesFiles: true,
    variables: ({ params, body: { master_template: given } }) => ({
      input: { friendlyId: params['friendly_id'], fileId: given.banner_image },
    }),
    answer: 'setMasterTemplateBanner.masterTemplate',
  }),
  endpoint<z.infer<typeof listFilter>>({
    method: 'GET',
    path: '/teams/{id}/master_templates',
    summary: 'List the forms of a team, oldest first',
    document: `query ($id: ID!, $onlyPublished: Boolean, ${pageParameters}) { node(id: $id) { ... on Team {
      masterTemplates(${pageArguments}, onlyPublished: $onlyPublished) {
        totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...master_template } } } } } }`,
    list: connectionList('master_templates', 'node.masterTemplates'),
    query: listFilter,
    variables: ({ params, query }) => ({
      id: toGlobalId('Team', params['id']),
      onlyPublished: query.only_published ?? false,
    }),
    answer: { master_templates: 'node.masterTemplates.edges.*.node' },
  }),
  endpoint({
    method: 'GET',
    path: '/master_templates/{id}/step_data',
    summary: 'List the fields of a form’s draft',
    document: nodeQuery('MasterTemplate', 'draft { fields { ...step_datum } }'),
    variables: ({ params }) => ({ id: formId(params) }),
    answer: { step_data: 'node.draft.fields' },
    list: { of: 'step_data' },
  }),
  endpoint({
    method: 'GET',
    path: '/workflows/{id}/versions',
    summary: 'List the published versions of a form, newest first',
    document: nodePageQuery('MasterTemplate', 'publishedVersions', '...flow_template'),
    list: connectionList('versions', 'node.publishedVersions'),
    tellsStrangers: true,
    variables: ({ params }) => ({ id: formId(params) }),
    answer: { versions: 'node.publishedVersions.edges.*.node' },
  }),
  endpoint({
    method: 'GET',
    path: '/workflows/{id}/modified',
    summary: 'Check whether a form’s draft has unpublished changes',
    document: nodeQuery('MasterTemplate', 'draft { version is_modified: isModified }'),
    variables: ({ params }) => ({ id: formId(params) }),
    answer: { is_modified: 'node.draft.is_modified', version: 'node.draft.version' },
  }),
  endpoint<z.infer<typeof slugQuery>>({
    method: 'GET',
    path: '/workflows/check_slug_available',
    summary: 'Check whether a form can use a slug',
    document: `query ($slug: String!, $id: ID!) { available: formSlugIsAvailable(slug: $slug, masterTemplateId: $id) }`,
    query: slugQuery,
    variables: ({ query: { slug, master_template_id: id } }) => ({ slug, id: toGlobalId('MasterTemplate', id) }),
    answer: { available: 'available' },
  }),
  endpoint<z.infer<typeof listingQuery>>({
    method: 'GET',
    path: '/{team}/process_listing',
    summary: 'List the forms that a team shows to everyone, or search them',
    document: `query ($team: String!, $q: String, ${pageParameters}) { team: teamBySlug(slug: $team) {
      portalForms(search: $q, ${pageArguments}) { totalCount pageInfo { startCursor endCursor hasNextPage }
        edges { node { id: flowTemplateId name public_path: publicPath } } } } }`,
    list: connectionList('flow_templates', 'team.portalForms'),
    tellsStrangers: true,
    query: listingQuery,
    variables: ({ params, query: { q } }) => ({ team: params['team'], q }),
    answer: { flow_templates: 'team.portalForms.edges.*.node' },
  }),
  endpoint<None, z.infer<typeof pattern>>({
    method: 'POST',
    path: '/master_templates/{id}/custom_ids',
    summary: 'Set the pattern of a form’s submission numbers',
    document: mutation('setCustomId', 'customId { id pattern }'),
    body: pattern,
    variables: ({ params, body }) => ({ input: { masterTemplateId: formId(params), pattern: body.custom_id.pattern } }),
    answer: 'setCustomId.customId',
    status: 201,
  }),
  endpoint({
    method: 'DELETE',
    path: '/custom_ids/{id}',
    summary: 'Remove the pattern of a form’s submission numbers',
    document: mutation('removeCustomId', 'masterTemplate { id }'),
    variables: ({ params }) => ({ input: { customIdId: toGlobalId('CustomId', params['id']) } }),
    answer: { master_template_id: 'removeCustomId.masterTemplate.id' },
  }),
  endpoint<None, z.infer<typeof category>>({
    method: 'POST',
    path: '/template_categories',
    summary: 'Add a category for forms',
    document: mutation('createTemplateCategory', 'templateCategory { id name }'),
    body: category,
    variables: ({ body: { name, team_id } }) => ({ input: { name, teamId: toGlobalId('Team', team_id) } }),
    answer: 'createTemplateCategory.templateCategory',
    status: 201,
  }),
  starring('starForm', '/user_preferences/star_form', 'Star a form'),
  starring('unstarForm', '/user_preferences/unstar_form', 'Unstar a form'),
];
