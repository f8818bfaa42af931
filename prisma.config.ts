import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma looks for its engine before it does anything else; see prisma/schema-engine.mjs for why there is one here.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL('prisma/schema-engine.mjs', import.meta.url));

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/not-configured' },
});
