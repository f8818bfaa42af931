const maxLength = 254;
/** As the validation library has it, which would bring more than this into the browser. A test holds them together. */
export const emailPattern =
  // oxlint-disable-next-line no-useless-escape -- letter by letter as there
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
const columnTitles: readonly string[] = ['email', 'e-mail', 'emails', 'email address', 'e-mail address'];

/** One spelling for each address, for storing and comparing: accounts do not differ by case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isEmail(text: string): boolean {
  return text.length <= maxLength && emailPattern.test(text);
}

/** Enough to recognize an address that one knows, without telling it: `m•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.length > 2 ? local.slice(0, 1) : ''}•••${email.slice(at)}`;
}

export interface EmailList {
  readonly emails: readonly string[];
  /** what stood where an address should, as it was written */
  readonly refused: readonly string[];
}

/** Reads a pasted list, one address a line, or the first column of a CSV; each address once, in order. */
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
