import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formBoundary, formParts, MalformedForm } from '#server/files/multipart.ts';

interface ReadPart {
  readonly name: string;
  readonly fileName: string | null;
  readonly content: string;
}

async function readForm(body: Uint8Array, boundary: string, cuts: readonly number[] = []): Promise<ReadPart[]> {
  const edges = [0, ...cuts.map((cut) => cut % (body.length + 1)).sort((a, b) => a - b), body.length];
  const chunks = edges.slice(1).map((end, i) => body.subarray(edges[i], end));
  const source = (async function* () {
    yield* chunks;
  })();
  const parts: ReadPart[] = [];
  for await (const { name, fileName, body: content } of formParts(source, boundary))
    parts.push({ name, fileName, content: Buffer.concat(await Array.fromAsync(content)).toString('base64') });
  return parts;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
const content = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.array(fc.constantFrom('\r\n', '--', '\r\n--', '-', '\r', 'line', '\r\n--lin', 'x')).map((p) => bytes(p.join(''))),
);

describe('formParts', () => {
  test('reads a form as browsers encode it, wherever the network splits it', async () => {
    const part = fc.record({ name, content, fileName: fc.option(name) });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), async (parts, cuts) => {
        const form = new FormData();
        for (const { name, content, fileName } of parts)
          if (fileName === null) form.append(name, Buffer.from(content).toString('base64'));
          else form.append(name, new Blob([new Uint8Array(content)]), fileName);
        const sent = new Response(form);
        const boundary = formBoundary(sent.headers.get('content-type'));
        const body = new Uint8Array(await sent.arrayBuffer());
        const expected = await Promise.all(
          [...form].map(async ([name, value]) => ({
            name: onTheWire(name),
            fileName: value instanceof File ? onTheWire(value.name) : null,
            content: Buffer.from(await new Response(value).arrayBuffer()).toString('base64'),
          })),
        );
        expect(await readForm(body, boundary ?? '', cuts)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('keeps bytes that look like the boundary', async () => {
    await fc.assert(
      fc.asyncProperty(content, fc.array(fc.nat(), { maxLength: 12 }), async (inner, cuts) => {
        fc.pre(!Buffer.from(inner).includes('\r\n--line'));
        const head = 'Content-Disposition: form-data; name="file"; filename="a"';
        const body = Buffer.concat([bytes(`--line\r\n${head}\r\n\r\n`), inner, bytes('\r\n--line--\r\n')]);
        const [part] = await readForm(body, 'line', cuts);
        expect(part?.content).toBe(Buffer.from(inner).toString('base64'));
      }),
      { numRuns: 500 },
    );
  });

  test('rejects a form that is cut off anywhere', async () => {
    const whole = bytes('--line\r\nContent-Disposition: form-data; name="a"\r\n\r\nhello\r\n--line--');
    for (let end = 0; end < whole.length; end += 1)
      await expect(readForm(whole.subarray(0, end), 'line')).rejects.toThrow(MalformedForm);
    expect(await readForm(whole, 'line')).toHaveLength(1);
  });

  test('reads or rejects arbitrary bytes, and never hangs', async () => {
    const token = fc.constantFrom('--line', '\r\n', '--', 'Content-Disposition: form-data; name="a"', ':', '"', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(token, { maxLength: 30 }), async (tokens) => {
        const outcome = await readForm(bytes(tokens.join('')), 'line').catch((error: unknown) => error);
        expect(Array.isArray(outcome) || outcome instanceof MalformedForm).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("skips a part that isn't read", async () => {
    const part = (n: string): string =>
      `--line\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n${n.repeat(9)}\r\n`;
    const source = (async function* () {
      yield bytes(`${part('a')}${part('b')}--line--`);
    })();
    const names: string[] = [];
    for await (const { name } of formParts(source, 'line')) names.push(name);
    expect(names).toEqual(['a', 'b']);
  });

  test("doesn't treat the rest of a half-read part as parts", async () => {
    const forged = '\r\nContent-Disposition: form-data; name="forged"\r\n\r\nx\r\n--line--';
    const source = (async function* () {
      yield bytes('--line\r\nContent-Disposition: form-data; name="a"\r\n\r\nfirst chunk of many bytes');
      yield bytes(forged);
    })();
    const parts = formParts(source, 'line');
    const first = await parts.next();
    if (first.done === true) throw new Error('there is a part');
    await first.value.body.next();
    await first.value.body.return();
    await expect(parts.next()).rejects.toThrow(MalformedForm);
  });
});

describe('formBoundary', () => {
  test.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['Multipart/Form-Data;boundary="a b:c"', 'a b:c'],
    ['multipart/form-data', null],
    ['multipart/mixed; boundary=abc', null],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, null],
    ['multipart/form-data; boundary=a; boundary=b', null],
    ['application/json', null],
    [undefined, null],
  ])('of %s is %s', (contentType, boundary) => {
    expect(formBoundary(contentType)).toBe(boundary);
  });
});

/** Browsers normalize line breaks in names when they encode a form. */
function onTheWire(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}
