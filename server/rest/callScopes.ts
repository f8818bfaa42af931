import type { GraphQLSchema } from 'graphql';
import { tokenScopes, type TokenScope } from '#domain/access/scopes.ts';
import { compileEndpoint } from '#server/rest/compileEndpoint.ts';
import { areas } from '#server/rest/endpoints/endpoints.ts';
import { operationSecurity } from '#server/rest/operationSecurity.ts';

export interface CallScopes {
  /** The tag under which the API description lists the call. */
  readonly tag: string;
  /** `GET /roles/{id}` */
  readonly call: string;
  readonly isPublic: boolean;
  /** Each entry is a sufficient set of scopes. Empty for calls that only people can make. */
  readonly ways: readonly (readonly TokenScope[])[];
}

/** Lists the scopes that an API token needs for each call. */
export const callScopes = (schema: GraphQLSchema): readonly CallScopes[] =>
  areas.flatMap(({ tag, endpoints }) =>
    endpoints.map((endpoint) => {
      const { isPublic, tokenScopes: ways } = operationSecurity(schema, compileEndpoint(schema, endpoint));
      return { tag, call: `${endpoint.method} ${endpoint.path}`, isPublic, ways };
    }),
  );

/** `GET /roles/{id}  team:read` */
export const callScopesRow = ({ call, isPublic, ways }: CallScopes): string => `${call}  ${wordsFor(isPublic, ways)}`;

function wordsFor(isPublic: boolean, ways: CallScopes['ways']): string {
  if (isPublic) return 'public';
  if (ways.length === 0) return 'people';
  return ways.length === tokenScopes.length ? 'any' : ways.map((way) => way.join(' + ')).join(' | ');
}
