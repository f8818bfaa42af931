import { GraphQLError, type ExecutionResult } from 'graphql';

/** What an error has to say about the answer that carries it: for the doors, no part of the answer itself. */
interface HttpHints {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** only where the media type is that of GraphQL; plain JSON says 200 */
  readonly spec?: boolean;
}

export interface HttpHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const hintsOf = ({ extensions }: GraphQLError): HttpHints => (extensions['http'] as HttpHints | undefined) ?? {};

/** The head of an answer in plain JSON: of the statuses that its errors name, the gravest. */
export function headOf({ errors = [] }: ExecutionResult): HttpHead {
  const hints = errors.map(hintsOf);
  const statuses = hints.flatMap(({ status, spec }) => (status === undefined || spec ? [] : [status]));
  return {
    status: statuses.length === 0 ? 200 : Math.max(...statuses),
    headers: Object.assign({}, ...hints.map(({ headers }) => headers)) as Record<string, string>,
  };
}

/** An error with other hints, or with none. */
export function hinted(error: GraphQLError, http: HttpHints | null): GraphQLError {
  const { http: _before, ...extensions } = error.extensions;
  const { nodes, path, originalError } = error;
  return new GraphQLError(error.message, {
    nodes,
    path,
    originalError,
    extensions: http ? { ...extensions, http } : extensions,
  });
}

export function withoutHints(result: ExecutionResult): ExecutionResult {
  if (!result.errors?.some(({ extensions }) => 'http' in extensions)) return result;
  return { ...result, errors: result.errors.map((error) => hinted(error, null)) };
}

/** Where nothing was executed, such as for a variable of another type, the media type of GraphQL says so by 400. */
export function refusedWhole(result: ExecutionResult): ExecutionResult {
  if ('data' in result || !result.errors) return result;
  return {
    ...result,
    errors: result.errors.map((error) => hinted(error, { status: 400, spec: true, ...hintsOf(error) })),
  };
}
