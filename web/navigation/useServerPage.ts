import { use } from 'react';
import { NavigationContext } from '#web/navigation/NavigationContext.ts';
import type { ServerPage } from '#web/navigation/ServerPage.ts';

/** Where a component reports what the response needs before its effects would run. Undefined in a browser. */
export const useServerPage = (): ServerPage | undefined => use(NavigationContext)?.visit.server;
