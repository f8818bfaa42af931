import { DOMSerializer, type Node } from '@tiptap/pm/model';
import type { EditorProps } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { richTextWords } from '#messages/form/richTextWords.ts';
import { describedBy, type FieldProps } from '#web/ui/Field.tsx';
import { pastedRichHtml, richHtml, type RichNode } from '#web/ui/richHtml.ts';
import { richTextExtensions } from '#web/ui/richTextExtensions.ts';
import { RichTextTools } from '#web/ui/RichTextTools.tsx';
import styles from '#web/ui/RichTextField.module.css';
import textStyles from '#web/ui/SafeHtml.module.css';

const bodyOf = (html: string): RichNode => new DOMParser().parseFromString(html, 'text/html').body;
const writtenIn = (doc: Node): string =>
  richHtml({
    nodeName: 'BODY',
    textContent: null,
    childNodes: DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content).childNodes,
  });

/** The editor with its toolbar. Contains the editor library, so load it lazily. */
export function RichTextEditor({ value, onChange, ...field }: FieldProps<string>): ReactElement {
  const { id, label } = field;
  const notes = describedBy({ ...field, error: field.error ?? null });
  const isWrong = Boolean(field.error);
  /** Current editor content. If the value prop is equal, the document is left alone to keep the cursor. */
  const shown = useRef<string | null>(null);
  /** Values reported but not yet received back as props. They arrive late and must not overwrite newer typing. */
  const awaited = useRef<string[]>([]);
  const editorProps = useMemo(
    (): EditorProps => ({
      attributes: {
        ...{ id: `${id}-text`, class: `${textStyles.text} ${styles.text}`, 'aria-multiline': 'true' },
        ...{ 'aria-label': label, 'aria-placeholder': richTextWords.placeholder },
        ...(notes === undefined ? {} : { 'aria-describedby': notes }),
        ...(isWrong ? { 'aria-invalid': 'true' } : {}),
      },
      // HTML copied from this editor is already clean.
      transformPastedHTML: (html) => (html.includes('data-pm-slice') ? html : pastedRichHtml(html, bodyOf)),
      // Browsers underline on Ctrl+U, which is not a supported format.
      handleKeyDown: (_view, event) => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'u',
      handleDOMEvents: {
        drop: (_view, event) => {
          if (!event.dataTransfer?.types.includes('Files')) return false;
          // The browser would navigate to the dropped file.
          event.preventDefault();
          return true;
        },
      },
    }),
    [id, label, notes, isWrong],
  );
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    editorProps,
    // Our CSP forbids injected styles. The few that are needed are in RichTextField.module.css.
    injectCSS: false,
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: ['link'],
    onUpdate: ({ editor: { state } }) => {
      const html = writtenIn(state.doc);
      if (html === shown.current) return;
      shown.current = html;
      awaited.current.push(html);
      onChange(html);
    },
  });
  useEffect(() => {
    const html = richHtml(bodyOf(value));
    const place = html === shown.current ? -1 : awaited.current.indexOf(html);
    // Earlier values won't arrive anymore.
    awaited.current = place < 0 ? [] : awaited.current.slice(place + 1);
    if (place >= 0) return;
    const before = shown.current;
    shown.current = html;
    if (before === null || before === html) return;
    // Undo must not revert another person's edit.
    editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run();
  }, [editor, value]);
  return (
    <>
      <RichTextTools label={label} editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}
