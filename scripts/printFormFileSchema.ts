import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { formFileSchema } from '#domain/template/formFile/formFileSchema.ts';
import { root } from '#scripts/setup/root.ts';

// Generates docs/form-file.schema.json, the JSON Schema of form files.
const schema = { title: 'Portico form file', ...z.toJSONSchema(formFileSchema, { io: 'input' }) };
writeFileSync(path.join(root, 'docs/form-file.schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
