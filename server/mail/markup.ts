import { ownValue } from '#domain/kernel/ownValue.ts';

/** Text that is already HTML. Everything else is escaped when it is inserted into a template. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Value = Markup | string | number | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const controls = /[^\P{Cc}\t\n]/gu;

/** markup`<p>${text}</p>`: escapes values, drops control characters, and inserts markup as it is. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.reduce((html, part, i) => html + rendered(values[i - 1] ?? '') + part));
}

function rendered(value: Value): string {
  if (value instanceof Markup) return value.html;
  if (typeof value === 'object') return value.map(({ html }) => html).join('\n');
  return `${value}`.replace(/[&<>"']/g, (c) => ownValue(entities, c) ?? '').replace(controls, '');
}
