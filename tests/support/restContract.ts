import type { IncomingMessage, ServerResponse } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { openApiOf } from '#server/rest/openApiOf.ts';

/** A REST response and its request. */
export interface RestResponse {
  readonly method: string;
  readonly path: string;
  readonly hasCredentials: boolean;
  readonly status: number;
  readonly contentType: unknown;
  readonly body: Buffer;
}

interface Operation {
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
}

interface Described {
  readonly address: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly operation: Operation;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

/** Checks a response against the contract, and describes any violation. */
export interface RestContract {
  /** null if it is documented, or the path is not in the document */
  undescribed(answer: RestResponse): string | null;
}

export function makeRestContract(document: Readonly<Record<string, unknown>> = ownDocument()): RestContract {
  const validators = new Map<string, ValidateFunction>();
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    formats: { 'date-time': isMoment, uuid: true, binary: true, 'uri-reference': true },
  });
  ajv.addSchema(withoutOthers(document) as object, 'contract');
  const described = operationsOf(document);

  const validator = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    validators.set(pointer, known);
    return known;
  };

  return {
    undescribed({ method, path, status, hasCredentials, contentType, body }) {
      const fits = described.filter(({ pattern }) => pattern.test(path));
      const found = fits.find((one) => one.method === method);
      if (!found && (fits.length === 0 || status !== 405)) return null;
      const type = typeof contentType === 'string' ? contentType.split(';', 1)[0] : undefined;
      // a page at the same path, for browsers
      if (method === 'GET' && type === 'text/html') return null;
      const at = found
        ? ['paths', found.address, method.toLowerCase(), 'responses', String(status)]
        : ['components', 'responses', 'E405'];
      const response = lookUp(document, at);
      if (!response) return `status ${status} is not described`;
      if (found && status < 300 && !hasCredentials && !isOpen(found.operation))
        return `status ${status} for a caller without credentials, which the document requires`;
      const { content } = response.value as Content;
      if (!content) return body.length === 0 ? null : `status ${status} is described without a body`;
      if (type === undefined || !content[type]) return `status ${status} is not described as ${type}`;
      if (type !== 'application/json') return null;
      const isValid = validator(`${response.pointer}/content/application~1json/schema`);
      const value = JSON.parse(body.toString()) as unknown;
      if (isValid(value)) return null;
      const [error] = isValid.errors ?? [];
      const extra = error?.params['additionalProperty'] as string | undefined;
      return `status ${status}: ${error?.instancePath ?? ''} ${error?.message ?? ''}${extra ? `, such as ${extra}` : ''}`;
    },
  };
}

/** Watches all of a server's requests and collects contract violations. */
export function watchRestContract(contract: () => RestContract, faults: string[]) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '/', headers } = request;
    const chunks: Buffer[] = [];
    const keep = (chunk: unknown): void => {
      if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    };
    const write = response.write.bind(response);
    const end = response.end.bind(response);
    response.write = ((...parts: Parameters<typeof write>) => {
      keep(parts[0]);
      return write(...parts);
    }) as typeof response.write;
    response.end = ((...parts: Parameters<typeof end>) => {
      keep(parts[0]);
      const hasCredentials = headers.authorization !== undefined || /portico_session=./.test(headers.cookie ?? '');
      const [path = '/'] = url.split('?', 1);
      const answer = { method, path, hasCredentials, status: response.statusCode };
      const fault = contract().undescribed({
        ...answer,
        contentType: response.getHeader('content-type'),
        body: Buffer.concat(chunks),
      });
      if (fault !== null) faults.push(`${method} ${path}: ${fault}`);
      return end(...parts);
    }) as typeof response.end;
  };
}

/** Whether strangers get a response: the call needs no credentials, or has that as an alternative. */
const isOpen = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0);

function ownDocument(): Readonly<Record<string, unknown>> {
  // as programs read it
  return JSON.parse(JSON.stringify(openApiOf(porticoSchema(), endpoints, 'http://localhost'))) as Record<
    string,
    unknown
  >;
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text);

function operationsOf(document: Readonly<Record<string, unknown>>): readonly Described[] {
  const paths = Object.entries(document['paths'] as Record<string, Record<string, Operation>>);
  const all = paths.flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ address, method: method.toUpperCase(), operation },
      pattern: new RegExp(`^${address.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  );
  // a literal path takes precedence over one with a parameter
  const vagueness = ({ address }: Described): number => (address.match(/\{/g)?.length ?? 0) * 1_000 - address.length;
  return all.toSorted((a, b) => vagueness(a) - vagueness(b));
}

interface Found {
  readonly pointer: string;
  readonly value: unknown;
}

function lookUp(document: unknown, at: readonly string[]): Found | null {
  const value = at.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], document);
  if (value === undefined) return null;
  const { $ref: ref } = value as { $ref?: string };
  if (ref !== undefined) return lookUp(document, ref.slice('#/'.length).split('/'));
  return {
    pointer: at.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join(''),
    value,
  };
}

/** A copy whose objects have only the documented properties. */
function withoutOthers(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutOthers);
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, withoutOthers(inner)]));
  const isClosed = own['type'] === 'object' && 'properties' in own && !('additionalProperties' in own);
  return isClosed ? { ...own, additionalProperties: false } : own;
}
