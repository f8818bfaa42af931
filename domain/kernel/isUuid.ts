const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text can be a primary key. Check this before querying, because the database throws on other text. */
export function isUuid(text: string): boolean {
  return text.length === 36 && uuid.test(text);
}
