import { readEnv } from '#server/env.ts';
import { settle } from '#server/settings.ts';

import { applyMigrations } from './setup/applyMigrations.ts';

// npm run migrate: a deployment may do this once, before its servers start
await applyMigrations(settle(readEnv()).DATABASE_URL);
