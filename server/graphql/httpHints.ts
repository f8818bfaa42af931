import { GraphQLError, type ExecutionResult } from 'graphql';

/**
 * HTTP status and headers that an error requests. They are for the HTTP layer and aren't part of the response
 * body.
 */
interface HttpHints {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Applies only to the GraphQL media type. Plain JSON responses use 200. */
  readonly spec?: boolean;
}

export interface HttpHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const hintsOf = ({ extensions }: GraphQLError): HttpHints => (extensions['http'] as HttpHints | undefined) ?? {};

/** The status and headers of a plain JSON response. Uses the highest status among its errors. */
export function headOf({ errors = [] }: ExecutionResult): HttpHead {
  const hints = errors.map(hintsOf);
  const statuses = hints.flatMap(({ status, spec }) => (status === undefined || spec ? [] : [status]));
  return {
    status: statuses.length === 0 ? 200 : Math.max(...statuses),
    headers: Object.assign({}, ...hints.map(({ headers }) => headers)) as Record<string, string>,
  };
}

/** Returns the error with other hints, or with none. */
export function withHttpHints(error: GraphQLError, http: HttpHints | null): GraphQLError {
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
  return { ...result, errors: result.errors.map((error) => withHttpHints(error, null)) };
}

/**
 * If nothing was executed, for example because a variable has the wrong type, the GraphQL media type requires
 * status 400.
 */
export function asBadRequest(result: ExecutionResult): ExecutionResult {
  if ('data' in result || !result.errors) return result;
  return {
    ...result,
    errors: result.errors.map((error) => withHttpHints(error, { status: 400, spec: true, ...hintsOf(error) })),
  };
}
