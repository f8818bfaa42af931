import { lazy, Suspense, type ReactNode } from 'react';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

// for forms that ask where something is found
const ExternalLink = lazy(async () => ({ default: (await import('#web/forms/fields/ExternalLink.tsx')).ExternalLink }));

interface AnswerWordsProps {
  readonly dataType: DataType;
  readonly text: string;
}

/** The words of an answer, wherever it is read. They lead somewhere only if the rules of its kind say so. */
export function AnswerWords({ dataType, text }: AnswerWordsProps): ReactNode {
  const address = kinds[dataType].linkIn?.(text) ?? null;
  if (address === null) return text;
  return (
    <Suspense fallback={text}>
      <ExternalLink to={address}>{text}</ExternalLink>
    </Suspense>
  );
}
