import type { HonoRequest } from 'hono';
import { HTTPException } from 'hono/http-exception';
import qs from 'qs';

const bounds = { depth: 8, arrayLimit: 1_000, parameterLimit: 5_000 } as const;
/** Exceeding the limits is an error. Dropping values would look as if they had not been sent. */
const limits = { ...bounds, strictDepth: true, throwOnLimitExceeded: true } as const;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses `filter[name]=x&ids[]=1` into an object, within limits and without prototypes. */
export const readQuery = (url: string): Record<string, unknown> =>
  parsed(() => qs.parse(new URL(url).search, { ignoreQueryPrefix: true, plainObjects: true, ...limits }));

/** Returns the body of a JSON or form request as an object; refuses other kinds of bodies. */
export async function readBody(request: HonoRequest): Promise<Record<string, unknown>> {
  if ((await request.arrayBuffer()).byteLength === 0) return {};
  const type = (request.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return readJson(await readText(request));
  if (type === 'application/x-www-form-urlencoded') {
    const text = await readText(request);
    return parsed(() => qs.parse(text, { plainObjects: true, ...limits }));
  }
  if (type === 'multipart/form-data') return readMultipart(await readForm(request));
  throw new HTTPException(415, { message: 'The body must be JSON or a form.' });
}

function readForm(request: HonoRequest): Promise<FormData> {
  return request.formData().catch((cause: unknown) => {
    throw new HTTPException(400, { message: 'The form can’t be parsed.', cause });
  });
}

/** Bytes that aren't valid text are refused. Replacing them would change what someone wrote. */
async function readText(request: HonoRequest): Promise<string> {
  try {
    return utf8.decode(await request.arrayBuffer());
  } catch {
    throw new HTTPException(400, { message: 'The body is not valid UTF-8.' });
  }
}

function parsed(parse: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) throw new HTTPException(400, { message: 'The request has too many parts.' });
    throw error;
  }
}

function readJson(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'The body is not valid JSON.' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HTTPException(400, { message: 'The body must be a JSON object.' });
  }
  return value as Record<string, unknown>;
}

function readMultipart(form: FormData): Record<string, unknown> {
  const texts = new URLSearchParams();
  const files: [string, File][] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.append(name, value);
    else files.push([name, value]);
  }
  const body = parsed(() => qs.parse(texts.toString(), { plainObjects: true, ...limits }));
  for (const [name, file] of files) putFile(body, name, file);
  return body;
}

/** Puts a file where its bracketed name says: `master_template[banner_image]`. */
function putFile(body: Record<string, unknown>, name: string, file: File): void {
  const path = name.split(/[[\]]+/).filter(Boolean);
  if (path.length === 0 || path.length > limits.depth || path.includes('__proto__'))
    throw new HTTPException(400, { message: 'The request has too many parts.' });
  let target = body;
  for (const part of path.slice(0, -1)) {
    const next = target[part];
    target = (typeof next === 'object' && next !== null ? next : (target[part] = Object.create(null))) as Record<
      string,
      unknown
    >;
  }
  target[path.at(-1) as string] = file;
}
