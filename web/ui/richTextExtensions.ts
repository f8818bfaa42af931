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

/** What can be written: what the server keeps (domain/form/richText.ts), and nothing that it would take out. */
export const richTextExtensions: Extensions = [
  ...[Document, Paragraph, Text, HardBreak, Bold, Italic, UndoRedo],
  Heading.configure({ levels: [3, 4] }),
  BulletList,
  // another first number, or letters for numbers, would not be kept
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({ content: 'paragraph list*' }),
  ListKeymap,
  Link.extend({
    // what is typed after a link does not belong to it
    inclusive: () => false,
    addAttributes: () => ({ href: { default: null } }),
  }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: {},
    isAllowedUri: (address) => safeLink(address) !== null,
    // 'your.name' in a sentence is no address
    shouldAutoLink: (typed) => /^(https?:\/\/|www\.)|^[^/]+@/i.test(typed),
  }),
];
