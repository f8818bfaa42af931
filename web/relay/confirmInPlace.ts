type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Whoever can ask over the page for a new proof of who somebody is says so here; there is at most one. */
export function provideConfirmation(provided: Ask): () => void {
  ask = provided;
  return () => {
    if (ask === provided) ask = null;
  };
}

/** Lets a person prove who they are without leaving the page. False when they would rather not. */
export async function confirmInPlace(): Promise<boolean> {
  return ask === null ? false : ask();
}

/** What was sent is done when the person has proved anew who they are. */
export function asksForConfirmation({ data }: { readonly data?: unknown }): boolean {
  return Object.values(data ?? {}).some(
    (answer) =>
      typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'confirmationNeeded',
  );
}
