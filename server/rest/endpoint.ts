import type { z } from 'zod';
import { requestError } from '#server/graphql/requestErrors.ts';
import type { Called } from '#server/rest/placeInBody.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a row of the table sees of a request: names as the specification writes them. */
export interface RestRequest<Query, Body> {
  /** path parameters, as they were written */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
}

/**
 * Where the answer stands in the document's data: a path such as `createRole.role` or `team.members.edges.*.node`,
 * with `*` for each item of a list; or an object of such paths, for answers with named roots. Of paths joined by ` | `
 * the first that leads to something counts: a document may leave parts of itself out.
 */
export type Answer = string | { readonly [name: string]: Answer };

/** Asked before the document, by the same viewer: what it finds stands among the parameters, or the answer is 404. */
export interface Finding {
  readonly document: string;
  /** null: there is nothing to find for this request */
  readonly variables: (request: RestRequest<unknown, unknown>) => Record<string, unknown> | null;
  /** paths in its data by the names of parameters */
  readonly finds: Readonly<Record<string, string>>;
}

/** What a row does: one GraphQL document, with its variables from the request and the answer from its data. */
export interface Work<Query, Body> {
  readonly find?: Finding;
  /** the GraphQL document that does the work, with aliases for the documented names */
  readonly document: string;
  readonly variables?: (request: RestRequest<Query, Body>) => Record<string, unknown>;
  readonly answer: Answer;
}

/** Another work for some requests: one document for all that a body can hold would cost what all of it costs. */
interface OtherWork<Query, Body> extends Work<Query, Body> {
  readonly when: (request: RestRequest<Query, Body>) => boolean;
  /** the answer has a different shape, which the API description lists as well */
  readonly hasOwnAnswer?: true;
}

/** Of a nested path: what its last id must belong to, which its first id names. Otherwise there is no such address. */
export interface Within {
  /** the first id: what it is an id of */
  readonly owner: string;
  /** the last id: its parameter and what it is an id of */
  readonly param: string;
  readonly type: string;
  /** the field of the type that leads to its owner */
  readonly through: string;
}

/**
 * Of a row that answers a list: callers ask for it by `page` and `per_page`, and headers say what there is beside it.
 * A document that gives pages by itself takes `$first`, `$after`, `$last`, `$before` and `$skip`, or some of them, and
 * says how many there are, or where the page begins and ends; otherwise the page is cut from the whole list.
 */
export interface Listed {
  /** the name of the list in the answer; lists beside it are answered whole */
  readonly of: string;
  /** where the document's data says how many there are on all pages; not for what grows for ever and is not counted */
  readonly total?: string;
  /** what the specification calls the number of the page; `page` is understood all the same */
  readonly pageToo?: 'next_page';
  /** where the document's data has its pageInfo */
  readonly cursors?: string;
  /** on a page where nothing else is asked for; as many as one answer holds where it is left out */
  readonly perPage?: number;
}

export interface EndpointDefinition<Query, Body> extends Work<Query, Body> {
  readonly method: Method;
  /** with {names}, as the specification documents it */
  readonly path: string;
  readonly summary: string;
  readonly within?: Within;
  readonly list?: Listed;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** a body as somebody would send it, where its shape alone does not tell what has to be said */
  readonly example?: Readonly<Record<string, unknown>>;
  /** the first whose `when` holds does the work; its answer has the same shape unless it says otherwise */
  readonly instead?: readonly OtherWork<Query, Body>[];
  /** parameters that the body may say again, by their path in it */
  readonly repeats?: Readonly<Record<string, string>>;
  readonly called?: Called;
  /** files of a multipart body stand there as ids; they are stored when the document takes them in */
  readonly takesFiles?: boolean;
  readonly status?: 200 | 201 | 202;
  /** where a browser that sent a form goes next, with {names} of parameters or of the answer; programs get the JSON */
  readonly formGoesTo?: string;
  /** of what is public, strangers are told as well */
  readonly tellsStrangers?: true;
  /** a page of the specification sends it as a form, as programs send it as JSON */
  readonly isSentByForms?: true;
}

export type Endpoint = EndpointDefinition<Record<string, unknown>, Record<string, unknown>>;

/** One row of a table of routes. It knows shapes and names; who may do what is the document's affair. */
export function endpoint<Query = Record<string, never>, Body = Record<string, never>>(
  definition: EndpointDefinition<Query, Body>,
): Endpoint {
  return definition as unknown as Endpoint;
}

/** `/teams/{id}` as the router writes it: `/teams/:id`; `{number}.pdf` keeps its ending. */
export const routerPath = (path: string): string =>
  path.replace(/\{(\w+)\}\.(\w+)/g, ':$1{.+\\.$2}').replace(/\{(\w+)\}/g, ':$1');

/** The global id of a path or body parameter. One of another type is the id of nothing here. */
export function gid(typename: string, id: string | null | undefined): string | null {
  if (id === null || id === undefined || id === '') return null;
  if (!id.includes(':')) return `${typename}:${id}`;
  if (!id.startsWith(`${typename}:`)) throw requestError('NOT_FOUND');
  return id;
}
