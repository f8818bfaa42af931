import type { Content } from '#domain/form/Content.ts';
import type { Check, CodedProblem } from '#domain/form/fields/FieldKind.ts';

interface Range<L extends Content & (string | number)> {
  readonly is: (content: Content) => content is L;
  /** the problem of content of any other type */
  readonly otherwise: CodedProblem;
  readonly min: Content;
  readonly max: Content;
  /** formats a limit for the message */
  readonly show: (limit: L) => string;
}

/** Prepares the check that content has its type and is within limits. Limits that can't be read are ignored. */
export function rangeCheck<L extends Content & (string | number)>({ is, otherwise, min, max, show }: Range<L>): Check {
  const least = is(min) ? min : null;
  const most = is(max) ? max : null;
  // Formatted lazily: it would be most of the cost of compiling a form.
  let problem: CodedProblem | null = null;
  return (content) => {
    if (!is(content)) return otherwise;
    if ((least === null || content >= least) && (most === null || content <= most)) return null;
    problem ??= rangeProblem(least === null ? null : show(least), most === null ? null : show(most));
    return problem;
  };
}

function rangeProblem(min: string | null, max: string | null): CodedProblem {
  if (min !== null && max !== null) return { code: 'notBetween', params: { min, max } };
  return min === null ? { code: 'tooLarge', params: { max: max ?? '' } } : { code: 'tooSmall', params: { min } };
}
