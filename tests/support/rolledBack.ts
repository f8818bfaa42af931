import type { Services } from '#server/Services.ts';

class Undone extends Error {}

/**
 * Services whose transactions run as usual and are then rolled back: a test can ask an operation whether it would
 * succeed, and the next test starts from the same state. Writes outside a transaction are kept.
 */
export function rolledBack(services: Services): Services {
  const { db } = services;
  const tried = async <Output>(work: (tx: never) => Promise<Output>, options: object): Promise<Output | undefined> => {
    let output: Output | undefined;
    try {
      await db.$transaction(async (tx) => {
        output = await work(tx as never);
        throw new Undone();
      }, options);
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    return output;
  };
  const trying = new Proxy(db, {
    get: (target, name, receiver) =>
      name === '$transaction' ? tried : (Reflect.get(target, name, receiver) as unknown),
  });
  return { ...services, db: trying };
}
