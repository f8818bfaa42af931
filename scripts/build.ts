import { bringUpToDate } from './setup/bringUpToDate.ts';
import { generation, webClient } from './setup/steps.ts';

// npm run build: what a server needs beside the sources
await bringUpToDate([...generation, webClient]);
