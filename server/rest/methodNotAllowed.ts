import type { MiddlewareHandler } from 'hono';
import { failureResponse } from '#server/failureResponse.ts';
import type { Endpoint } from '#server/rest/endpoint.ts';

const sentence = 'This path doesn’t support this method.';

/**
 * Answers 405 with the supported methods for a known path. Anything that shares the path, such as a page under
 * GET, is tried first.
 */
export function methodNotAllowed(endpoints: readonly Endpoint[], isPage: (path: string) => boolean): MiddlewareHandler {
  const known = endpoints.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return async (c, next) => {
    const methods = known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
    if (methods.length === 0 || (c.req.method === 'GET' && isPage(c.req.path))) return next();
    const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ');
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow: allowed });
    return c.json(failureResponse('METHOD_NOT_ALLOWED', sentence), 405, { allow: allowed });
  };
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
