import type { GraphQLSchema } from 'graphql';
import type { TokenScope } from '#domain/access/scopes.ts';
import type { CompiledWork } from '#server/rest/compileEndpoint.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';
import { workSecurity } from '#server/rest/operationSecurity.ts';
import { requestProblem, type RestError } from '#server/rest/restErrors.ts';

type Token = { readonly scopes: readonly TokenScope[] } | null;
type Lacks = (work: CompiledWork, token: Token) => RestError | null;

/**
 * A token that may make a change but not read the result would be refused after the fact. So all scopes that
 * the API description names are checked before anything runs. Decision 0021.
 */
export function missingScopes(schema: GraphQLSchema, { tellsStrangers }: Endpoint): Lacks {
  const known = new Map<CompiledWork, readonly (readonly TokenScope[])[]>();
  return (work, token) => {
    if (token === null || tellsStrangers) return null;
    const ways = known.get(work) ?? workSecurity(schema, work).tokenScopes;
    known.set(work, ways);
    if (ways.length === 0) return null;
    const lacking = ways.map((way) => way.filter((scope) => !token.scopes.includes(scope)));
    const [least = []] = lacking.toSorted((a, b) => a.length - b.length);
    if (least.length === 0) return null;
    const message = `This API token lacks the scopes that this call needs: ${least.join(', ')}.`;
    return { status: 403, problems: [requestProblem('FORBIDDEN', message, { scopes: least.join(' ') })] };
  };
}
