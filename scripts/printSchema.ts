import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printSchema } from 'graphql';
import { root } from '#scripts/setup/root.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';

// Generates schema.graphql, which the web client and integrators compile against.
writeFileSync(path.join(root, 'schema.graphql'), `${printSchema(porticoSchema())}\n`);
