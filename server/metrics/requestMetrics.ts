import { Histogram, type Registry } from 'prom-client';
import type { CompletedRequest } from '#server/http/observeRequests.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A request that matched no route, such as from someone probing for paths. */
const noRoute = 'none';

/** Counts finished requests. */
export function requestMetrics(registry: Registry): (request: CompletedRequest) => void {
  const requests = new Histogram({
    name: 'portico_request_seconds',
    help: 'Requests by door, method, pattern of the address and status, and how long they took.',
    labelNames: ['door', 'method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const operations = new Histogram({
    name: 'portico_operation_seconds',
    help: 'Documents of the web client by name, and how long they took.',
    labelNames: ['operation'],
    buckets: seconds,
    registers: [registry],
  });
  return ({ method, route, operation, status, ms }) => {
    requests.observe({ door: doorOf(route), method, route: route ?? noRoute, status }, ms / 1000);
    if (operation !== null) operations.observe({ operation }, ms / 1000);
  };
}

const signs = new Set(['/live', '/ready', '/health']);

/** The part of the API that a route belongs to. */
function doorOf(route: string | null): string {
  if (route === null) return noRoute;
  if (route.startsWith('/graphql')) return 'graphql';
  if (signs.has(route)) return 'signs';
  return route.includes('*') || route.startsWith('/:file') || route.startsWith('/assets') ? 'pages' : 'rest';
}
