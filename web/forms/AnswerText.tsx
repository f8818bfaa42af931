import { lazy, Suspense, type ReactNode } from 'react';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

// Lazy: only some field types have links.
const ExternalLink = lazy(async () => ({ default: (await import('#web/forms/fields/ExternalLink.tsx')).ExternalLink }));

interface AnswerWordsProps {
  readonly dataType: DataType;
  readonly text: string;
}

/** An answer as text, and as a link only if its field type allows one. */
export function AnswerText({ dataType, text }: AnswerWordsProps): ReactNode {
  const address = kinds[dataType].linkIn?.(text) ?? null;
  if (address === null) return text;
  return (
    <Suspense fallback={text}>
      <ExternalLink to={address}>{text}</ExternalLink>
    </Suspense>
  );
}
