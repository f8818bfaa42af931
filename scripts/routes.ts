import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { fileOperations } from '#server/rest/fileOperations.ts';

// npm run -s routes: every REST route as METHOD /path/{param}
for (const path of Object.keys(fileOperations)) process.stdout.write(`GET ${path}\n`);
for (const { method, path } of endpoints) process.stdout.write(`${method} ${path}\n`);
