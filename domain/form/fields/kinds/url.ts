import { factsOfText, defineKind, wrongKindProblem } from '#domain/form/fields/FieldKind.ts';
import { parseIfText, readLine, contentText } from '#domain/form/fields/kinds/textContent.ts';

const longest = 2_000;
/** Text before a port is a host: `example.org:8080` has no scheme. */
const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;
/** A public domain name. Excludes IP addresses in any notation and names of the local machine. */
const publicHost = /^(?!.*\.localhost$)(?:[\w-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** Content is the URL as normalized by browsers, with `https://` if no scheme was typed. */
export const url = defineKind({
  dataType: 'url',
  settings: ['default'],
  ...factsOfText,
  requestPosition: 11,
  parse: (raw) =>
    parseIfText(raw, (text) => {
      const line = readLine(text);
      return line && (webAddressIn(line) ?? line);
    }),
  missing: () => ({ code: 'blank' }),
  checkFor: () => (content) => {
    if (typeof content !== 'string' || webAddressIn(content) === null) return wrongKindProblem('url');
    return content.length > longest ? { code: 'tooLong', params: { max: longest } } : null;
  },
  summarise: contentText,
  linkIn: webAddressIn,
});

/** The normalized URL; null unless it is a plain public web address. */
function webAddressIn(text: string): string | null {
  const whole = scheme.test(text) ? text : `https://${text}`;
  // whitespace and backslashes are dropped or rewritten by browsers, which can hide the real target
  if (/[\s\\]/.test(text) || !URL.canParse(whole)) return null;
  const { protocol, username, password, hostname, href } = new URL(whole);
  return /^https?:$/.test(protocol) && username + password === '' && publicHost.test(hostname) ? href : null;
}
