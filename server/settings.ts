import { secretKey } from '#server/embedded/secretKey.ts';
import { InvalidSettings, type Env } from '#server/env.ts';

/** The environment once nothing is missing that every process needs. */
export type Settings = Env & { readonly DATABASE_URL: string; readonly SECRET_KEY: string };

export function settle(env: Env): Settings {
  if (env.DATABASE_URL === undefined) {
    throw new InvalidSettings(['DATABASE_URL is missing. Only `npm start` and `npm run dev` bring a database along.']);
  }
  return { ...env, DATABASE_URL: env.DATABASE_URL, SECRET_KEY: env.SECRET_KEY ?? secretKey(env.DATA_DIR) };
}
