import type { GraphQLFormattedError } from 'graphql';

export interface RestError {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly messages: readonly string[];
  /** seconds to wait, for who was too fast */
  readonly retryAfter?: number;
}

interface RefusedPlace {
  readonly path: string;
  readonly message: string;
  /** the name of the field of a form that it is about */
  readonly params?: { readonly fieldName?: string } | null;
}

interface RefusedField {
  readonly __typename: string;
  readonly message: string;
  readonly kind?: string;
  readonly problems?: readonly RefusedPlace[];
}

const isRefusedField = (value: unknown): value is RefusedField =>
  typeof value === 'object' &&
  value !== null &&
  '__typename' in value &&
  (value.__typename === 'RefusedError' || value.__typename === 'InvalidInputError');

const statusOfKind = { refused: 422, invalid: 422, conflict: 409, tooFast: 429 } as const;
const statusOfCode: Readonly<Record<string, RestError['status']>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_FAST: 429,
  BAD_USER_INPUT: 422,
  BAD_REQUEST: 400,
  TOO_COSTLY: 400,
  UNAVAILABLE: 503,
};

/** The refusal in a mutation's data, if that is what it answered. */
export function refusalIn(data: Readonly<Record<string, unknown>> | null | undefined): RestError | null {
  const refused = Object.values(data ?? {}).find(isRefusedField);
  if (!refused) return null;
  if (refused.problems) return { status: 422, messages: refused.problems.map(problemSentence) };
  return { status: statusOfKind[refused.kind as keyof typeof statusOfKind] ?? 422, messages: [refused.message] };
}

/** 'email must look like an email': the place in words, then what follows it; a whole sentence stands alone. */
export function problemSentence({ path, message, params }: RefusedPlace): string {
  const place =
    params?.fieldName ??
    path
      .split('.')
      .findLast((part) => !/^\d+$/.test(part))
      ?.replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
  return place && /^\p{Ll}/u.test(message) ? `${place} ${message}` : message;
}

/** Of an input with problems, each at its place; they are named in words, not as variables of a document. */
function messagesOf({ message, extensions }: GraphQLFormattedError): readonly string[] {
  const problems = extensions?.['problems'] as readonly RefusedPlace[] | undefined;
  return problems?.map(problemSentence) ?? [message];
}

/** What a failed execution answers: the first error decides the status. */
export function failureOf(errors: readonly GraphQLFormattedError[]): RestError {
  const { code, retryAfter } = errors[0]?.extensions ?? {};
  return {
    status: (typeof code === 'string' ? statusOfCode[code] : undefined) ?? 500,
    messages: errors.flatMap(messagesOf),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  };
}
