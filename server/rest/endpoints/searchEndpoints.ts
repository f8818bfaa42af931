import { z } from 'zod';
import { flag, text } from '#server/rest/bodyValues.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const applicants = z.object({ terms: text, search_all: flag });
const reviewers = z.object({ terms: text, initiated_flow_id: z.uuid() });
const supportContacts = z.object({ terms: text, id: z.uuid() });
const usersAndRoles = z.object({ terms: text, team_id: z.uuid() });

const records = z.object({
  search_terms: text,
  template_id: z.uuid(),
  search_type: z.enum(['contains', 'exact']).optional(),
});

const pageRecords = z.object({ search_terms: text, search_type: z.enum(['contains', 'exact']).optional() });

/** Searches for people, from two characters, and for the public records of a form. */
export const searchEndpoints: readonly Endpoint[] = [
  endpoint<z.infer<typeof records>>({
    method: 'GET',
    path: '/search',
    summary: 'Search the public records of a form by number, custom ID, or identifier',
    document: `query ($id: ID!, $term: String!, $type: SearchType, $first: Int, $skip: Int) { node(id: $id) { ... on MasterTemplate {
      publicRecords(term: $term, type: $type, first: $first, skip: $skip) { current_page: page per_page: perPage total_count: total
        initiated_flows: records { id: submissionId scoped_id: scopedId custom_id: customId identifier started_on: startedOn
          completed_on: completedOn outputs { name issued_on: issuedOn expires_on: expiresOn status } } } } } }`,
    query: records as z.ZodType<z.infer<typeof records>>,
    variables: ({ query: { search_terms: term, template_id, search_type: type } }) => ({
      ...{ id: toGlobalId('MasterTemplate', template_id), term, type },
    }),
    list: { of: 'initiated_flows', total: 'node.publicRecords.total_count' },
    answer: {
      initiated_flows: 'node.publicRecords.initiated_flows',
      pagination: {
        current_page: 'node.publicRecords.current_page',
        per_page: 'node.publicRecords.per_page',
        total_count: 'node.publicRecords.total_count',
      },
    },
  }),
  endpoint<z.infer<typeof pageRecords>>({
    method: 'GET',
    path: '/search_pages/{slug}/search',
    summary: 'Search the public records on a search page by number, custom ID, identifier, or published answer',
    document: `query ($slug: String!, $term: String!, $type: SearchType, $first: Int, $skip: Int) { searchPage(slug: $slug) {
      records(term: $term, type: $type, first: $first, skip: $skip) { current_page: page per_page: perPage total_count: total
        initiated_flows: records { id: submissionId scoped_id: scopedId custom_id: customId identifier form_name: formName path
          started_on: startedOn completed_on: completedOn answers { identity name text } place { longitude latitude }
          outputs { name issued_on: issuedOn expires_on: expiresOn status } } } } }`,
    query: pageRecords as z.ZodType<z.infer<typeof pageRecords>>,
    variables: ({ params, query: { search_terms: term, search_type: type } }) => ({ slug: params['slug'], term, type }),
    list: { of: 'initiated_flows', total: 'searchPage.records.total_count', perPage: 20 },
    answer: {
      initiated_flows: 'searchPage.records.initiated_flows',
      pagination: {
        current_page: 'searchPage.records.current_page',
        per_page: 'searchPage.records.per_page',
        total_count: 'searchPage.records.total_count',
      },
    },
  }),
  endpoint<z.infer<typeof applicants>>({
    method: 'GET',
    path: '/search/applicants',
    summary: 'Find possible applicants on your teams and, with `search_all`, residents, with masked email addresses',
    document: `query ($term: String!, $all: Boolean!, $first: Int, $skip: Int) {
      people(term: $term) { __total: teammateCount users: teammates(first: $first, skip: $skip) { ...contact } outside_count: outsiderCount
        outside_users: outsiders @include(if: $all) { ...contact }
        residents @include(if: $all) { id: userId name email: maskedEmail } }
    }`,
    query: applicants as z.ZodType<z.infer<typeof applicants>>,
    variables: ({ query: { terms, search_all } }) => ({ term: terms, all: search_all ?? false }),
    list: { of: 'users', total: 'people.__total' },
    answer: 'people',
  }),
  endpoint<z.infer<typeof reviewers>>({
    method: 'GET',
    path: '/search/third_party_reviewers',
    summary: 'Find people who can be asked to review a submission',
    find: {
      document: 'query ($id: ID!) { node(id: $id) { ... on Submission { id } } }',
      variables: ({ query }) => ({ id: toGlobalId('Submission', reviewers.parse(query).initiated_flow_id) }),
      finds: { submission_id: 'node.id' },
    },
    document: `query ($term: String!, $id: ID!, $first: Int, $skip: Int) {
      people(term: $term, submissionId: $id) { __total: teammateCount users: teammates(first: $first, skip: $skip) { ...contact } outside_count: outsiderCount
        outside_users: outsiders { ...contact } }
    }`,
    query: reviewers,
    variables: ({ params, query: { terms } }) => ({ term: terms, id: params['submission_id'] }),
    list: { of: 'users', total: 'people.__total' },
    answer: 'people',
  }),
  endpoint<z.infer<typeof supportContacts>>({
    method: 'GET',
    path: '/search/support_contacts',
    summary: 'Find people of a team who can be asked for help: those who work for a government',
    document: `query ($term: String!, $id: ID!, $first: Int, $skip: Int) {
      people(term: $term, teamId: $id, governmentOnly: true) { __total: teammateCount users: teammates(first: $first, skip: $skip) { ...contact } }
    }`,
    query: supportContacts,
    variables: ({ query: { terms, id } }) => ({ term: terms, id: toGlobalId('Team', id) }),
    list: { of: 'users', total: 'people.__total' },
    answer: 'people',
  }),
  endpoint<z.infer<typeof usersAndRoles>>({
    method: 'GET',
    path: '/search/users_and_roles',
    summary: 'Find people and roles of a team by part of their name',
    document: `query ($term: String!, $id: ID!, $first: Int, $skip: Int) {
      people(term: $term, teamId: $id) { __total: teammateCount teammates(first: $first, skip: $skip) { ...contact } }
      team: node(id: $id) { ... on Team { roles(search: $term) { ...role } } }
    }`,
    query: usersAndRoles,
    variables: ({ query: { terms, team_id } }) => ({ term: terms, id: toGlobalId('Team', team_id) }),
    list: { of: 'users', total: 'people.__total' },
    answer: { users: 'people.teammates', roles: 'team.roles' },
  }),
];
