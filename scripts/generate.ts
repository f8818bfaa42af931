import { bringUpToDate } from './setup/bringUpToDate.ts';
import { generation } from './setup/steps.ts';

// npm run generate
await bringUpToDate(generation);
