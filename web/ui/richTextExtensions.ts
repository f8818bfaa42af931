import type { Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { safeLink } from '#web/ui/richHtml.ts';

/** Only what the server keeps (domain/form/richText.ts), nothing it would strip. */
export const richTextExtensions: Extensions = [
  ...[Document, Paragraph, Text, HardBreak, Bold, Italic, UndoRedo],
  Heading.configure({ levels: [3, 4] }),
  BulletList,
  // The server strips a start number and list style types.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({ content: 'paragraph list*' }),
  ListKeymap,
  Link.extend({
    // Text typed after a link is not part of it.
    inclusive: () => false,
    addAttributes: () => ({ href: { default: null } }),
  }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: {},
    isAllowedUri: (address) => safeLink(address) !== null,
    // 'your.name' in a sentence is not a link.
    shouldAutoLink: (typed) => /^(https?:\/\/|www\.)|^[^/]+@/i.test(typed),
  }),
];
