import type { Content } from '#domain/form/Content.ts';
import type { Check, CodedProblem } from '#domain/form/fields/FieldKind.ts';

interface Range<L extends Content & (string | number)> {
  readonly is: (content: Content) => content is L;
  /** what is said of anything else */
  readonly otherwise: CodedProblem;
  readonly min: Content;
  readonly max: Content;
  /** how a limit reads in the sentence */
  readonly show: (limit: L) => string;
}

/** Prepares the check that content is of its kind and within its limits. Limits that cannot be read are none. */
export function rangeCheck<L extends Content & (string | number)>({ is, otherwise, min, max, show }: Range<L>): Check {
  const least = is(min) ? min : null;
  const most = is(max) ? max : null;
  // Put into words only when first needed: that would be most of the cost of compiling a form.
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
