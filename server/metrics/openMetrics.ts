import { collectDefaultMetrics, Registry } from 'prom-client';
import type { CompletedRequest } from '#server/http/observeRequests.ts';
import { queueMetrics } from '#server/metrics/queueMetrics.ts';
import { requestMetrics } from '#server/metrics/requestMetrics.ts';
import { resourceMetrics } from '#server/metrics/resourceMetrics.ts';
import { serveMetrics } from '#server/metrics/serveMetrics.ts';
import type { Services } from '#server/Services.ts';

/** This process's Prometheus metrics, on a separate port that must not be public. */
export interface Metrics {
  readonly onRequest: (request: CompletedRequest) => void;
  readonly countSockets: (count: () => number) => void;
  readonly port: number;
}

/** Labels never contain user input or identities: only route patterns and the names of our own documents and tasks. */
export async function openMetrics(
  where: { readonly port: number; readonly host: string },
  services: Pick<Services, 'pool' | 'events' | 'log'>,
  parts: AsyncDisposableStack,
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { countSockets } = resourceMetrics(registry, services);
  queueMetrics(registry, services);
  const served = await serveMetrics(where, registry);
  parts.defer(() => served.close());
  return { onRequest: requestMetrics(registry), countSockets, port: served.port };
}
