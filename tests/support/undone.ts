import type { Services } from '#server/Services.ts';

class Undone extends Error {}

/**
 * Services whose transactions are carried out as always and taken back at their end: whether something would be done is
 * asked of the operation itself, and the next may ask the same of what stood before. What writes without a
 * transaction of its own writes.
 */
export function undone(services: Services): Services {
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
