type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Registers the dialog that asks for a fresh proof of identity. There is at most one. */
export function registerIdentityConfirmation(provided: Ask): () => void {
  ask = provided;
  return () => {
    if (ask === provided) ask = null;
  };
}

/** Lets a person confirm their identity without leaving the page. False if they cancel. */
export async function promptIdentityConfirmation(): Promise<boolean> {
  return ask === null ? false : ask();
}

/** Whether the mutation has to be sent again after a fresh proof of identity. */
export function needsIdentityConfirmation({ data }: { readonly data?: unknown }): boolean {
  return Object.values(data ?? {}).some(
    (answer) =>
      typeof answer === 'object' && answer !== null && 'code' in answer && answer.code === 'confirmationNeeded',
  );
}
