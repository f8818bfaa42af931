import { newId } from '#server/newId.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import type { Services } from '#server/Services.ts';
import { jsonSchemaOf, withParts, type JsonSchema } from '#tests/support/bodyParts.ts';
import { nodeFixtures, surveyOf, type Town } from '#tests/support/nodeFixtures.ts';

/** The types of the ids that bodies refer to. */
const typeOfKey: Readonly<Record<string, string>> = {
  team_id: 'Team',
  user_id: 'User',
  user_to_add: 'User',
  subject_id: 'User',
  assignee_id: 'User',
  receiving_user_id: 'User',
  attachable_id: 'Step',
  active_step_id: 'ActiveStep',
  review_group_id: 'ReviewGroup',
  role_id: 'Role',
  section_id: 'Section',
  sectionable_id: 'Step',
  step_id: 'Step',
  step_datum_id: 'Field',
  logicable_id: 'Section',
  source_id: 'Field',
  formula_id: 'Formula',
  document_id: 'MasterTemplateDocument',
  issued_on_step_id: 'Step',
  category_id: 'TemplateCategory',
  identifier_field_id: 'Field',
  flow_template_id: 'FlowTemplate',
  master_template_id: 'MasterTemplate',
  initiated_flow_id: 'Submission',
  payment_id: 'Payment',
  taggable_id: 'Submission',
  tag_id: 'Tag',
  type_parent_id: 'MasterTemplate',
  subprocess_id: 'Submission',
  subprocess_requirement_id: 'SubprocessRequirement',
  name_field_id: 'CustomEntityField',
  entity_id: 'Entity',
  custom_entity_id: 'CustomEntity',
  custom_entity_field_id: 'CustomEntityField',
};

/** Realistic values by name. */
const words: Readonly<Record<string, unknown>> = {
  name: 'Harbor',
  slug: 'harbor-office',
  color: '#336699',
  time_zone: 'America/Chicago',
  password: 'correct horse battery staple',
  current_password: 'correct horse battery',
  formula: '1 + 1',
  pattern: 'H-{n}',
  amount: 25,
  check_paid_amount: 25,
  cash_paid_amount: 25,
  number: '4242424242424242',
  month: '12',
  year: '2040',
  verification: '123',
  body: 'When?',
  content: 'Rex',
  typed_name: 'A. Person',
  content_type: 'text/plain',
  file_name: 'plan.txt',
  comment: 'Fine',
  comparator: 'is',
  match_value: 'x',
  email_type: 'stepReady',
  permission_level_id: 2,
  new_tag_name: 'Flood zone',
  field_name: 'Name',
  mappable_type: 'ProcessData',
  process_data_field: 'name',
  type: undefined,
};

/** Properties that the rules require although the schema makes them optional. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  'POST /users': ['user.email', 'user.password', 'user.name'],
  'POST /survey_invitations/{id}/do_send': ['emails'],
  'POST /users/sign_in': ['user.email', 'user.password'],
  'POST /teams/{id}/roles': ['role.name'],
  'POST /flow_templates': ['team_id'],
  'POST /template_categories': ['name', 'team_id'],
  'POST /logic_configs': ['logic_config.conditions'],
  'POST /charges': ['cc.first', 'cc.last', 'cc.number', 'cc.month', 'cc.year', 'cc.verification'],
  'PUT /step_datum/multiple_choice_options/{id}/reorder': ['position'],
  'POST /attachments/toggle': ['subject_id'],
  'PUT /attachments/toggle': ['subject_id'],
  'POST /initiated_flows/manager': ['flow_template_id'],
  'POST /active_steps/{id}/step_approvals/set_approval': ['approval_status', 'review_group_id'],
  'PUT /active_steps/{id}': ['active_step.locked'],
  'POST /review_requests': ['receiving_user_id'],
  'PUT /master_templates/{id}/documents/{doc_id}/replace': ['file'],
  'POST /taggings': ['tagging.new_tag_name'],
  'POST /taggings/create_in_batch': ['taggings.new_tag_name'],
  'DELETE /taggings/destroy_in_batch': ['taggings.new_tag_name'],
  'DELETE /step_data/{id}/multiple_choice_options/batch': ['everything'],
  'POST /charges/{id}/refunds': ['everything'],
  'POST /steps/{id}/step_assignment_groups': ['delete_old_assignments'],
  'POST /entities': ['entity.custom_entity_id'],
};

/** Properties that many bodies have and all require. */
const saidAlways = new Set(['email', 'name', 'body', 'pattern', 'formula', 'typed_name', 'file_name', 'content_type']);

/** The smallest valid body. */
export async function bodyOf({ body, ...endpoint }: Endpoint, services: Services, town: Town): Promise<unknown> {
  if (!body) return {};
  return exampleOf(body, wanted[`${endpoint.method} ${endpoint.path}`] ?? [], services, town);
}

async function exampleOf(
  of: NonNullable<Endpoint['body']>,
  paths: readonly string[],
  services: Services,
  town: Town,
): Promise<unknown> {
  const example = async (schema: JsonSchema, key: string, path: string): Promise<unknown> => {
    const whole = withParts(schema);
    if (whole.properties) {
      const own = Object.entries(whole.properties).filter(([name]) => isSaid(whole, name, path, paths));
      const values = own.map(async ([name, part]) => [name, await example(part, name, join(path, name))] as const);
      return Object.fromEntries(await Promise.all(values));
    }
    if (whole.items) return [await example(whole.items, key, path)];
    return leaf(schema, key, services, town);
  };
  return example(jsonSchemaOf(of), '', '');
}

function isSaid(schema: JsonSchema, name: string, path: string, paths: readonly string[]): boolean {
  const at = join(path, name);
  const isWanted = paths.some((one) => one === at || one.startsWith(`${at}.`));
  return isWanted || (schema.required?.includes(name) ?? false) || (path !== '' && saidAlways.has(name));
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

async function leaf(schema: JsonSchema, key: string, services: Services, town: Town): Promise<unknown> {
  if (key === 'email' || key === 'emails') return `${newId()}@example.test`;
  if (words[key] !== undefined) return words[key];
  const type = typeOfKey[key];
  if (type) return nodeFixtures[type]?.(services, town);
  // recursive parts may stay empty
  if ('$ref' in schema) return {};
  const alternatives = schema.anyOf ?? [schema];
  const named = alternatives.find((one) => one.enum)?.enum;
  if (named) return named[0];
  if (alternatives.some((one) => one.type === 'boolean')) return true;
  if (alternatives.some((one) => one.type === 'integer' || one.type === 'number')) return 1;
  return alternatives.some((one) => one.format === 'uuid') ? newId() : 'Harbor';
}

/** The path with its required query parameters, and ids of the types that the route documents. */
export async function pathOf(endpoint: Endpoint, body: unknown, services: Services, town: Town): Promise<string> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const params = Object.fromEntries(names.map((name) => [name, `param-${name}`]));
  const asks = endpoint.query ? ((await exampleOf(endpoint.query, [], services, town)) as Record<string, string>) : {};
  const query = (endpoint.query?.safeParse(asks).data ?? asks) as Record<string, unknown>;
  const request = { params, query, body: parsedBody(endpoint, body) };
  const owner = endpoint.within && `${endpoint.within.owner}:param-id`;
  const key = JSON.stringify([endpoint.variables?.(request), endpoint.find?.variables(request), owner]);
  let path = endpoint.path;
  for (const name of names) {
    const type = new RegExp(`(\\w+):param-${name}"`).exec(key)?.[1];
    if (type === 'ActiveStep' && endpoint.path.includes('survey_')) await surveyOf(services, town);
    const id = type ? await nodeFixtures[type]?.(services, town) : idOfSlug(endpoint, town);
    path = path.replace(`{${name}}`, id ?? newId());
  }
  const search = new URLSearchParams(asks).toString();
  return search === '' ? path : `${path}?${search}`;
}

const parsedBody = ({ body }: Endpoint, given: unknown): Record<string, unknown> =>
  (body?.safeParse(given).data ?? given) as Record<string, unknown>;

const idOfSlug = ({ path }: Endpoint, { team, draft }: Town): string =>
  path.startsWith('/teams') ? team.slug : draft.formId;
