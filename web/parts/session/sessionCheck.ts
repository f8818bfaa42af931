const checksAtMostEveryMs = 5_000;

interface SessionCheck {
  readonly ask: () => Promise<boolean>;
  readonly onEnded: () => void;
  readonly now: () => number;
}

/** Checks whether the session is still valid, throttled to once every five seconds. */
export function createSessionCheck({ ask, onEnded, now }: SessionCheck): () => Promise<void> {
  let lastAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - lastAt < checksAtMostEveryMs) return;
    lastAt = now();
    if (!(await ask())) onEnded();
  };
}

/** An unreachable server does not mean that the session expired. */
export async function hasSession(): Promise<boolean> {
  try {
    const response = await fetch('/sessions/is_logged_in', { headers: { accept: 'application/json' } });
    if (!response.ok) return true;
    const { isLoggedIn: answer } = (await response.json()) as { readonly isLoggedIn?: unknown };
    return answer !== false;
  } catch {
    return true;
  }
}
