import { faultIdOf } from '#web/navigation/faultIdOf.ts';

const address = '/page_faults';
const mostFrames = 12;
const longest = 200;
/** Messages of these errors are about code. Those of others can contain what a person typed. */
const namesCode: ReadonlySet<string> = new Set(['TypeError', 'RangeError', 'ReferenceError']);

export interface PageFault {
  readonly id: string;
  readonly name: string;
  readonly message: string | null;
  /** client files with line and column */
  readonly frames: readonly string[];
  /** the URL path without ids, names, and tokens */
  readonly place: string;
}

/** What is sent to the server: where in our code the error occurred, and nothing about the user or the data. */
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

/** Keeps fixed words of our URLs; replaces ids, slugs, and tokens. */
const placeOf = (pathname: string): string => {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const kept = rest.map((part) =>
    /^[a-z_]{3,30}$/.test(part) && /_|^(steps|manager|completed|edit|new)$/.test(part) ? part : ':x',
  );
  return `/${[/^[a-z_]{3,30}$/.test(first) ? first : ':x', ...kept].join('/')}`.slice(0, longest);
};

const sent = new Set<string>();
/** Limits reports from a page that fails repeatedly. */
const mostSent = 5;

/** Reports a page that could not be shown. Errors the server responded with are already in its log. */
export function reportFault(error: unknown): void {
  if (typeof error === 'object' && error !== null && 'failure' in error) return;
  const fault = pageFault(error, location.pathname);
  if (sent.has(fault.id) || sent.size >= mostSent) return;
  sent.add(fault.id);
  const body = JSON.stringify(fault);
  // a failed report must not cause another error
  void fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  );
}
