import { Parser } from 'saxen';
import { WorkbookProblem } from '#server/documents/workbook/openWorkbook.ts';

interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
  /** whether the rest doesn't matter */
  readonly isDone?: () => boolean;
}

/** Cells have at most 32,767 characters. The parser keeps what it has read since the last tag, and searches it again. */
const mostBetweenTags = 1_000_000;

/**
 * Reads XML in chunks. Names are without their prefix. Workbooks have no document type, so one is refused: that is how
 * entities are declared that name files or expand to gigabytes.
 */
export async function parseWorkbookXml(content: AsyncIterable<string> | null, handler: XmlHandler): Promise<void> {
  const { open, close, text, isDone = () => false } = handler;
  if (content === null) return;
  const refuse = (cause?: unknown): never => {
    throw new WorkbookProblem('workbookUnreadable', { cause });
  };
  let sinceTag = 0;
  const parser = new Parser()
    .on('error', refuse)
    .on('attention', refuse)
    .on('openTag', (name, attributesOf, decode) => {
      sinceTag = 0;
      const attributes: Record<string, string> = {};
      for (const [key, value] of Object.entries(attributesOf())) attributes[localName(key)] = decode(value);
      open(localName(name), attributes);
    })
    .on('closeTag', (name) => {
      sinceTag = 0;
      close?.(localName(name));
    });
  if (text) parser.on('text', (raw, decode) => text(decode(raw))).on('cdata', (raw) => text(raw));
  for await (const chunk of content) {
    sinceTag += chunk.length;
    if (sinceTag > mostBetweenTags) refuse();
    parser.write(chunk);
    if (isDone()) return;
  }
  parser.end();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
