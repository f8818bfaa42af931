import { endpoints } from '#server/rest/endpoints.ts';
import { receiptPath } from '#server/rest/receiptOperation.ts';

// npm run -s routes: every REST route as METHOD /path/{param}
process.stdout.write(`GET ${receiptPath}\n`);
for (const { method, path } of endpoints) process.stdout.write(`${method} ${path}\n`);
