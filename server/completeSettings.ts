import { InvalidSettings, type Env } from '#server/env.ts';
import { readOrCreateSecretKey } from '#server/secrets/readOrCreateSecretKey.ts';
import { readSecretKeys, type SecretKey } from '#server/secrets/readSecretKeys.ts';

/** The settings with everything that every process requires. */
export type Settings = Omit<Env, 'SECRET_KEY'> & {
  readonly DATABASE_URL: string;
  readonly SECRET_KEY: readonly [SecretKey, ...SecretKey[]];
};

export function completeSettings(env: Env): Settings {
  if (env.DATABASE_URL === undefined) {
    throw new InvalidSettings(['DATABASE_URL is missing. Only `npm start` and `npm run dev` come with a database.']);
  }
  const keys = readSecretKeys(env.SECRET_KEY ?? readOrCreateSecretKey(env.DATA_DIR));
  if (keys === null) throw new InvalidSettings([`The file secret.key in ${env.DATA_DIR} doesn't contain a valid key.`]);
  return { ...env, DATABASE_URL: env.DATABASE_URL, SECRET_KEY: keys };
}
