const checksAtMostEveryMs = 5_000;

interface SessionCheck {
  readonly ask: () => Promise<boolean>;
  readonly onEnded: () => void;
  readonly now: () => number;
}

/** Asks whether the session still holds, however often it is called, at most once in five seconds. */
export function createSessionCheck({ ask, onEnded, now }: SessionCheck): () => Promise<void> {
  let lastAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - lastAt < checksAtMostEveryMs) return;
    lastAt = now();
    if (!(await ask())) onEnded();
  };
}

/** A server that cannot be reached has not ended anything. */
export async function isLoggedIn(): Promise<boolean> {
  try {
    const response = await fetch('/sessions/is_logged_in', { headers: { accept: 'application/json' } });
    if (!response.ok) return true;
    const { isLoggedIn: answer } = (await response.json()) as { readonly isLoggedIn?: unknown };
    return answer !== false;
  } catch {
    return true;
  }
}
