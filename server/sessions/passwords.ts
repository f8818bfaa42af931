import { hash, verify, type Options } from '@node-rs/argon2';

/** Argon2id with the lowest cost that OWASP recommends: about 20 ms and 19 MiB, off the main thread. */
const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, costs);

let nobodys: Promise<string> | undefined;

/** Takes as long for accounts without a password, so that timing doesn't reveal who has an account. */
export async function isPasswordCorrect(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody');
  const isRight = await verify(passwordHash ?? (await nobodys), password);
  return isRight && Boolean(passwordHash);
}
