const maxLength = 254;
/**
 * Copied from the validation library, which would add more than this to the browser bundle. A test keeps the two in
 * sync.
 */
export const emailPattern =
  // oxlint-disable-next-line no-useless-escape -- letter by letter as there
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const columnTitles: readonly string[] = ['email', 'e-mail', 'emails', 'email address', 'e-mail address'];

/** Normal form for storing and comparing: accounts are case-insensitive. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= maxLength && emailPattern.test(text);
}

/** Lets people recognize an address they know without revealing it: `m•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.length > 2 ? local.slice(0, 1) : ''}•••${email.slice(at)}`;
}

export interface EmailList {
  readonly emails: readonly string[];
  /** text that isn't an address, as written */
  readonly refused: readonly string[];
}

/** Reads a pasted list with one address per line, or the first column of a CSV. Each address once, in order. */
export function readEmailList(text: string): EmailList {
  const emails = new Set<string>();
  const refused: string[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    const cell = unquoted(line.split(',', 1)[0] ?? '');
    const email = normaliseEmail(cell);
    if (email === '' || (index === 0 && columnTitles.includes(email))) continue;
    if (isEmail(email)) emails.add(email);
    else refused.push(cell);
  }
  return { emails: [...emails], refused };
}

function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const isQuoted = trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isQuoted ? trimmed.slice(1, -1).trim() : trimmed;
}
