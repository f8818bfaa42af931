import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

interface Rule {
  create(context: { report(found: { readonly message: string }): void }): {
    Literal(node: {
      readonly type: string;
      readonly regex: { readonly pattern: string; readonly flags: string };
    }): void;
  };
}

const place = path.join(import.meta.dirname, '../../scripts/checks/lintPlugin.mjs');
const { default: plugin } = (await import(pathToFileURL(place).href)) as {
  readonly default: { readonly rules: { readonly 'no-slow-pattern': Rule } };
};

function reportsOn(pattern: string): readonly string[] {
  const messages: string[] = [];
  const rule = plugin.rules['no-slow-pattern'].create({
    report: ({ message }) => {
      messages.push(message);
    },
  });
  rule.Literal({ type: 'Literal', regex: { pattern, flags: 'u' } });
  return messages;
}

test.each([
  String.raw`\s+(?:-|to)\s+|\s*[–—]\s*`,
  String.raw`^(.*)\t\s*(\d+)\s*$`,
  String.raw`^(?:a+)+$`,
  String.raw`\s+$`,
])('lint rejects the slow pattern %s', (pattern) => {
  expect(reportsOn(pattern)).not.toEqual([]);
});

test.each([String.raw` (?:-|to) | ?[–—] ?`, String.raw`^\d{4}-\d{2}$`, String.raw`^[a-z]+\.[0-9]+$`])(
  'lint accepts the pattern %s',
  (pattern) => {
    expect(reportsOn(pattern)).toEqual([]);
  },
);
