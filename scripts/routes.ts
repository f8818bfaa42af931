import { endpoints } from '#server/rest/endpoints.ts';

// npm run -s routes: every REST route as METHOD /path/{param}
for (const { method, path } of endpoints) process.stdout.write(`${method} ${path}\n`);
