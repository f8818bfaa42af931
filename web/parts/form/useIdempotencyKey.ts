import { useRef } from 'react';
import { randomKey } from '#web/navigation/randomKey.ts';

interface Attempt {
  readonly content: string;
  readonly key: string;
}

interface AttemptKey {
  /**
   * Returns the same idempotency key for the same content until a response arrives, so a retry after a lost
   * response does nothing twice.
   */
  readonly keyFor: (content: unknown) => string;
  readonly answered: () => void;
}

export function useIdempotencyKey(): AttemptKey {
  const attempt = useRef<Attempt | null>(null);
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (attempt.current?.content !== text) attempt.current = { content: text, key: randomKey() };
      return attempt.current.key;
    },
    answered: () => {
      attempt.current = null;
    },
  };
}
