type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers the sign-in dialog. There is at most one. */
export function registerSignInPrompt(provided: Ask): () => void {
  ask = provided;
  return () => {
    if (ask === provided) ask = null;
  };
}

/** Lets a person whose session has ended sign in without leaving the page. False if they cancel. */
export async function promptSignIn(): Promise<boolean> {
  return ask === null ? false : ask();
}
