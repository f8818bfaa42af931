import { defineKind, notOfKind, type FieldKind } from '#domain/form/fields/FieldKind.ts';
import { readIfText, readLine, shownText } from '#domain/form/fields/kinds/writtenText.ts';

const longest = 2_000;
/** What stands before a port is a host: `example.org:8080` has no scheme. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** A name of the public net. Numbers are none, however they are written, and no more is the name of one's own machine. */
const publicHost = /^(?!.*\.localhost$)(?:[\w-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Content is the address as browsers write it, with `https://` where no scheme was typed. */
export const url: FieldKind = defineKind({
  dataType: 'url',
  settings: ['default'],
  parse: (raw) =>
    readIfText(raw, (text) => {
      const line = readLine(text);
      return line && (webAddressIn(line) ?? line);
    }),
  missing: () => ({ code: 'blank' }),
  checkFor: () => (content) => {
    if (typeof content !== 'string' || webAddressIn(content) === null) return notOfKind('url');
    return content.length > longest ? { code: 'tooLong', params: { max: longest } } : null;
  },
  summarise: shownText,
  linkIn: webAddressIn,
});

/** The address that a text is; null unless anybody can go there by nothing but its name. */
function webAddressIn(text: string): string | null {
  const whole = scheme.test(text) ? text : `https://${text}`;
  // what browsers would drop or turn round hides where an address leads
  if (/[\s\\]/.test(text) || !URL.canParse(whole)) return null;
  const { protocol, username, password, hostname, href } = new URL(whole);
  return /^https?:$/.test(protocol) && username + password === '' && publicHost.test(hostname) ? href : null;
}
