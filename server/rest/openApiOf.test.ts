import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it, test } from 'vitest';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { endpoint, type Endpoint } from '#server/rest/endpoint.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { fileOperations } from '#server/rest/fileOperations.ts';
import { openApiOf } from '#server/rest/openApiOf.ts';
import { requestSchema } from '#server/rest/requestSchema.ts';

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly description: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string; readonly description?: string }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
  };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const documentOf = (rows: readonly Endpoint[]) =>
  JSON.parse(JSON.stringify(openApiOf(porticoSchema(), rows, 'https://town.example'))) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
const document = documentOf(endpoints);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const at = (method: string, path: string): Operation => {
  const shape = (one: string): string => one.replace(/\{\w+\}/g, '{}');
  const found = Object.entries(document.paths).find(([known]) => shape(known) === shape(path))?.[1][method];
  if (!found) throw new Error(`There is no ${method} ${path}.`);
  return found;
};
const answer = (method: string, path: string, status: number): Schema | undefined =>
  at(method, path).responses[String(status)]?.content?.['application/json']?.schema;

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone<Record<string, unknown>>({ ...document }));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('lists each endpoint once under a unique name, and the file downloads', () => {
    expect(operations.length).toBe(endpoints.length + Object.keys(fileOperations).length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it('gives each call a tag, a summary, and a description of each parameter', () => {
    const mute = operations.flatMap(({ operationId, tags, description, parameters }) => [
      ...(tags?.length === 1 && description !== '' ? [] : [operationId]),
      ...parameters
        .filter(({ description: about, $ref: ref }) => (about ?? ref ?? '') === '')
        .map(({ name }) => `${operationId} ${name}`),
    ]);
    expect(mute).toEqual([]);
  });

  test.each(
    endpoints.filter(({ body }) => body !== undefined).map((row) => [`${row.method} ${row.path}`, row] as const),
  )('%s: accepts its example, and accepts an empty body if none is required', (_, { method, path, body }) => {
    const { requestBody } = at(method.toLowerCase(), path);
    const { example } = requestBody?.content['application/json'] ?? {};
    expect(example === undefined ? undefined : body?.safeParse(example).error?.issues).toBeUndefined();
    expect(requestBody?.required).toBe(body?.safeParse({}).success === false);
  });

  it('marks arrays, optional properties, and nullable properties as in the responses', () => {
    const versions = answer('get', '/workflows/{id}/versions', 200);
    expect(versions?.properties?.['versions']).toMatchObject({ type: 'array' });
    const search = answer('get', '/search/applicants', 200);
    expect(search?.properties).toHaveProperty('outside_users');
    expect(search?.required).not.toContain('outside_users');
    expect(answer('post', '/step_data/{id}/step_datum/multiple_choice_options', 201)).toEqual({
      $ref: '#/components/schemas/multiple_choice_option',
    });
  });

  it('marks calls that need no credentials, the scopes a token needs, and calls for people only', () => {
    expect(at('post', '/users/sign_in').security).toEqual([]);
    expect(at('put', '/steps/{id}').security).toEqual([{ token: ['forms:read', 'forms:write'] }, { session: [] }]);
    expect(at('patch', '/users/update').security).toEqual([{ session: [] }]);
  });

  it('takes files as binary form fields, and JSON where no file is required', () => {
    const { content = {} } = at('post', '/initiated_flows/{id}/upload_repo_file').requestBody ?? {};
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data']?.schema.properties?.['file']).toMatchObject({ format: 'binary' });
    const { content: either = {} } = at('post', '/master_templates/{id}/documents').requestBody ?? {};
    expect(Object.keys(either)).toEqual(['application/json', 'multipart/form-data']);
  });

  it('stores the files of every body that has some', () => {
    const hasFile = ({ body }: Endpoint): boolean =>
      body !== undefined && JSON.stringify(requestSchema(body, {})).includes('"x-file":true');
    expect(endpoints.filter((row) => hasFile(row) && !row.takesFiles).map(({ path }) => path)).toEqual([]);
  });

  it('lists the statuses that a call can return, and form redirects', () => {
    expect(Object.keys(at('get', '/roles/{id}').responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(Object.keys(at('post', '/initiated_flows/manager').responses)).toEqual([
      '201',
      '303',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(at('get', '/charges/{confirmation_number}.pdf').responses['200']?.content).toHaveProperty('application/pdf');
  });

  it('describes the paging of a list', () => {
    const row = endpoint({
      ...{ method: 'GET', path: '/things', summary: 'Things', list: { of: 'forms' } },
      ...{ document: 'query { forms: starredForms { id } }', answer: { forms: 'forms' } },
    });
    const things = documentOf([row]).paths['/things']?.['get'];
    const refs = things?.parameters.map(({ $ref: ref }) => ref?.split('/').at(-1));
    expect(refs).toEqual(['Page', 'PerPage', 'After', 'Before']);
    expect(things?.responses['200']).toHaveProperty('headers.X-Total-Count');
    expect(things?.responses['200']).toHaveProperty('headers.Link');
  });
});
