import type { GraphQLFormattedError } from 'graphql';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { standsAlone } from '#messages/shell/standsAlone.ts';
import type { FailureProblem, FailureResponse } from '#server/failureResponse.ts';
import { pathInBody, type BodyNames } from '#server/rest/pathInBody.ts';

/** One problem of a failed call, with its sentence for people. */
export interface RestProblem extends FailureProblem {
  readonly sentence: string;
}

export interface RestError {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly problems: readonly RestProblem[];
  /** Seconds to wait after exceeding a rate limit. */
  readonly retryAfter?: number;
  /** The log ID of a fault. */
  readonly id?: string;
}

type Params = Readonly<Record<string, string | number>>;

interface RefusedPlace {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** `fieldName` is the name of the form field concerned. */
  readonly params?: Params | null;
}

interface RefusedField {
  readonly __typename: string;
  readonly message: string;
  readonly code?: string;
  readonly params?: Params | null;
  readonly kind?: string;
  readonly problems?: readonly RefusedPlace[];
}

const isRefusedField = (value: unknown): value is RefusedField =>
  typeof value === 'object' &&
  value !== null &&
  '__typename' in value &&
  (value.__typename === 'RefusedError' || value.__typename === 'InvalidInputError');

const statusOfKind = { refused: 422, invalid: 422, forbidden: 403, conflict: 409, tooFast: 429 } as const;
const statusOfCode: Readonly<Record<string, RestError['status']>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_FAST: 429,
  BAD_USER_INPUT: 422,
  BAD_REQUEST: 400,
  TOO_COSTLY: 400,
  STATUS_UNKNOWN: 500,
  UNAVAILABLE: 503,
};

/** The body of an error response. The request body tells how paths were written. */
export function failureBody(
  { problems, id }: RestError,
  body: unknown,
  called?: BodyNames,
): FailureResponse & { readonly id?: string } {
  const parts = problems.map(({ code, path, message, params }) => ({
    ...{ code, path: pathInBody(path, body, called), message },
    ...(params && { params }),
  }));
  const errors = problems.map(({ sentence }) => sentence);
  const [error = requestSentences.fault] = errors;
  return { error, errors, code: parts[0]?.code ?? 'FAULT', problems: parts, ...(id && { id }) };
}

/** A failure of the whole request, as one problem. */
export const requestProblem = (code: string, message: string, params?: Params | null): RestProblem => ({
  ...{ code, path: '', message, sentence: message },
  ...(params && Object.keys(params).length > 0 && { params }),
});

const placed = ({ path, code, message, params }: RefusedPlace): RestProblem => ({
  ...{ path, code, message, sentence: problemSentence({ path, code, message, params }) },
  ...(params && { params }),
});

/** The refusal in a mutation's data, if it returned one. */
export function refusalIn(data: Readonly<Record<string, unknown>> | null | undefined): RestError | null {
  const refused = Object.values(data ?? {}).find(isRefusedField);
  if (!refused) return null;
  if (refused.problems) return { status: 422, problems: refused.problems.map(placed) };
  const { kind, code = 'refused', message, params } = refused;
  return {
    status: statusOfKind[kind as keyof typeof statusOfKind] ?? 422,
    problems: [requestProblem(code, message, params)],
    ...(typeof params?.['seconds'] === 'number' && { retryAfter: params['seconds'] }),
  };
}

/** 'email must look like an email': the path in words, followed by the message. Complete sentences stand alone. */
function problemSentence({ path, code, message, params }: RefusedPlace): string {
  const place =
    params?.['fieldName'] ??
    path
      .split('.')
      .findLast((part) => !/^\d+$/.test(part))
      ?.replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
  return place && !standsAlone(code, message) ? `${place} ${message}` : message;
}

/** The problems of an input, each with its path in words instead of the document's variable names. */
function problemsOf({ message, extensions = {} }: GraphQLFormattedError): readonly RestProblem[] {
  const { problems, reason, code } = extensions as {
    readonly problems?: readonly RefusedPlace[];
    readonly reason?: string;
    readonly code?: string;
  };
  return problems?.map(placed) ?? [requestProblem(reason ?? code ?? 'FAULT', message)];
}

/** Converts a failed execution into a response. The first error decides the status. */
export function failureOf(errors: readonly GraphQLFormattedError[]): RestError {
  const { code, retryAfter, id } = errors[0]?.extensions ?? {};
  return {
    status: (typeof code === 'string' ? ownValue(statusOfCode, code) : undefined) ?? 500,
    problems: errors.flatMap(problemsOf),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  };
}
