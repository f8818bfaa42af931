import type { z } from 'zod';
import { requestError } from '#server/graphql/requestErrors.ts';
import type { BodyNames } from '#server/rest/pathInBody.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an endpoint sees of a request, with the specification's names. */
export interface RestRequest<Query, Body> {
  /** Path parameters, as sent. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
}

/**
 * Where the response is in the document's data: a path such as `createRole.role` or
 * `team.members.edges.*.node`, with `*` for each item of a list; or an object of such paths, for responses with
 * named roots. Of paths joined by ` | `, the first that exists is used, because a document may skip parts of
 * itself.
 */
export type ResponsePath = string | { readonly [name: string]: ResponsePath };

/**
 * A lookup that runs before the document, as the same viewer. Its results become parameters; if it finds
 * nothing, the response is 404.
 */
export interface ParameterLookup {
  readonly document: string;
  /** Null if this request needs no lookup. */
  readonly variables: (request: RestRequest<unknown, unknown>) => Record<string, unknown> | null;
  /** Paths in its data, by parameter name. */
  readonly finds: Readonly<Record<string, string>>;
}

/** What an endpoint does: a GraphQL document, with variables from the request and a response from its data. */
export interface Work<Query, Body> {
  readonly find?: ParameterLookup;
  /** The GraphQL document that does the work, with aliases for the documented names. */
  readonly document: string;
  readonly variables?: (request: RestRequest<Query, Body>) => Record<string, unknown>;
  readonly answer: ResponsePath;
}

/**
 * Other work for some requests. A single document for everything that a body can hold would always cost the
 * total.
 */
interface OtherWork<Query, Body> extends Work<Query, Body> {
  readonly when: (request: RestRequest<Query, Body>) => boolean;
  /** The response has a different shape, which the API description lists too. */
  readonly hasOwnAnswer?: true;
}

/** For nested paths: the owner of the last ID, which must match the first ID. Otherwise the path doesn't exist. */
export interface OwnerRule {
  /** The type of the first ID. */
  readonly owner: string;
  /** The parameter and type of the last ID. */
  readonly param: string;
  readonly type: string;
  /** The field of the type that leads to its owner. */
  readonly through: string;
}

/**
 * For endpoints that return a list. Callers use `page` and `per_page`, and headers describe the other pages. A
 * document that pages its list itself takes some of `$first`, `$after`, `$last`, `$before`, and `$skip`, and
 * returns the total or where the page starts and ends. Otherwise the page is cut from the whole list.
 */
export interface ListResponse {
  /** The name of the list in the response. Other lists in it are returned whole. */
  readonly of: string;
  /** The path of the total in the document's data. Omitted for lists that only grow and aren't counted. */
  readonly total?: string;
  /** The specification's name for the page number; `page` is accepted too. */
  readonly pageToo?: 'next_page';
  /** The path of pageInfo in the document's data. */
  readonly cursors?: string;
  /** The default page size; the maximum if omitted. */
  readonly perPage?: number;
}

export interface EndpointDefinition<Query, Body> extends Work<Query, Body> {
  readonly method: Method;
  /** With {names}, as in the specification. */
  readonly path: string;
  readonly summary: string;
  readonly within?: OwnerRule;
  readonly list?: ListResponse;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** A realistic body, for endpoints whose schema doesn't show which values are needed. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The first whose `when` matches does the work. Its response has the same shape unless it says otherwise. */
  readonly instead?: readonly OtherWork<Query, Body>[];
  /** Parameters that the body may repeat, by their path in it. */
  readonly repeats?: Readonly<Record<string, string>>;
  readonly called?: BodyNames;
  /** Files of a multipart body appear as IDs; they are stored when an operation accepts them. */
  readonly takesFiles?: boolean;
  readonly status?: 200 | 201 | 202;
  /**
   * Where a browser that sent a form is redirected, with {names} of parameters or of the response. Programs get
   * the JSON.
   */
  readonly formGoesTo?: string;
  /** Public objects are returned to anonymous callers too. */
  readonly tellsStrangers?: true;
  /** The specification also has a page that sends it as a form. */
  readonly isSentByForms?: true;
}

export type Endpoint = EndpointDefinition<Record<string, unknown>, Record<string, unknown>>;

/** Defines an endpoint. It knows only shapes and names; permissions are checked by its document. */
export function endpoint<Query = Record<string, never>, Body = Record<string, never>>(
  definition: EndpointDefinition<Query, Body>,
): Endpoint {
  return definition as unknown as Endpoint;
}

/** `/teams/{id}` in the router's syntax: `/teams/:id`. `{number}.pdf` keeps its extension. */
export const routerPath = (path: string): string =>
  path.replace(/\{(\w+)\}\.(\w+)/g, ':$1{.+\\.$2}').replace(/\{(\w+)\}/g, ':$1');

/** The global ID of a path or body parameter. An ID of another type matches nothing. */
export function toGlobalId(typename: string, id: string | null | undefined): string | null {
  if (id === null || id === undefined || id === '') return null;
  if (!id.includes(':')) return `${typename}:${id}`;
  if (!id.startsWith(`${typename}:`)) throw requestError('NOT_FOUND');
  return id;
}
