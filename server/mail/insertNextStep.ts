import { paragraph, type MailBlock } from '#server/mail/mailContent.ts';

/** Inserts the sentence about the next step right above the button. */
export function insertNextStep(blocks: readonly MailBlock[], next: string | null): readonly MailBlock[] {
  if (next === null) return blocks;
  const at = blocks.findIndex(({ kind }) => kind === 'button');
  const place = at === -1 ? blocks.length : at;
  return [...blocks.slice(0, place), paragraph(next), ...blocks.slice(place)];
}
