type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Whoever can show a sign-in over the page says so here; there is at most one. */
export function provideSignIn(provided: Ask): () => void {
  ask = provided;
  return () => {
    if (ask === provided) ask = null;
  };
}

/** Lets a person whose session has ended sign in without leaving the page. False when they would rather not. */
export async function signInPlace(): Promise<boolean> {
  return ask === null ? false : ask();
}
