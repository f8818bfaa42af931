import { faultIdOf } from '#web/navigation/faultIdOf.ts';

const address = '/page_faults';
const mostFrames = 12;
const longest = 200;
/** Their messages name code. Those of other errors can hold what a person typed. */
const namesCode: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'ReferenceError']);

export interface PageFault {
  readonly id: string;
  readonly name: string;
  readonly message: string | null;
  /** files of the client with line and column */
  readonly frames: readonly string[];
  /** the address without ids, names and tokens */
  readonly place: string;
}

/** What the server is sent about an error: where in our code it happened, and nothing about the reader or the data. */
export function pageFault(error: unknown, pathname: string): PageFault {
  const { name, message, stack } = error instanceof Error ? error : new Error('not an error');
  return {
    id: faultIdOf(error),
    name: name.slice(0, 60),
    message: namesCode.has(name) ? message.slice(0, longest) : null,
    frames: [...(stack ?? '').matchAll(/\/([\w.-]+\.(?:js|tsx?)):(\d+):(\d+)/g)]
      .slice(0, mostFrames)
      .map(([, file, line, column]) => `${file}:${line}:${column}`),
    place: placeOf(pathname),
  };
}

/** Words of our own addresses stay; ids, slugs and tokens do not. */
const placeOf = (pathname: string): string => {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const kept = rest.map((part) =>
    /^[a-z_]{3,30}$/.test(part) && /_|^(steps|manager|completed|edit|new)$/.test(part) ? part : ':x',
  );
  return `/${[/^[a-z_]{3,30}$/.test(first) ? first : ':x', ...kept].join('/')}`.slice(0, longest);
};

const sent = new Set<string>();
/** A page that fails again and again says so a few times. */
const mostSent = 5;

/** Tells the server that a page could not be shown. Errors that the server answered with are in its log already. */
export function reportFault(error: unknown): void {
  if (typeof error === 'object' && error !== null && 'failure' in error) return;
  const fault = pageFault(error, location.pathname);
  if (sent.has(fault.id) || sent.size >= mostSent) return;
  sent.add(fault.id);
  const body = JSON.stringify(fault);
  // no answer is needed, and a failed report must not fail the page once more
  void fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  );
}
