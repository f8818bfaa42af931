import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactElement } from 'react';
import { Toolbar } from 'react-aria-components';
import { richTextWords } from '#messages/form/richTextWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkUrlForm } from '#web/ui/LinkUrlForm.tsx';
import styles from '#web/ui/RichTextField.module.css';

interface Tool {
  readonly icon: IconName;
  /** whether the selection has the format; omitted for one-time actions */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isIdle?: (editor: Editor) => boolean;
  readonly use: (editor: Editor) => unknown;
}

const tools = {
  bold: {
    icon: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
  },
  italic: {
    icon: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  heading: {
    icon: 'heading',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  subheading: {
    icon: 'subheading',
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    use: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  bullets: {
    icon: 'list',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  numbers: {
    icon: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  link: {
    icon: 'link',
    isOn: (editor) => editor.isActive('link'),
    use: (editor) => editor.commands.extendMarkRange('link'),
  },
  // Keep focus on these buttons: people press them several times.
  undo: { icon: 'undo', isIdle: (editor) => !editor.can().undo(), use: (editor) => editor.commands.undo() },
  redo: { icon: 'redo', isIdle: (editor) => !editor.can().redo(), use: (editor) => editor.commands.redo() },
} as const satisfies Readonly<Record<string, Tool>>;

type ToolName = keyof typeof tools;
const entries: readonly (readonly [ToolName, Tool])[] = Object.entries(tools) as [ToolName, Tool][];

interface RichTextToolsProps {
  readonly label: string;
  readonly editor: Editor;
}

/** Toolbar: one tab stop, with arrow keys inside (roving tabindex). */
export function RichTextTools({ label, editor }: RichTextToolsProps): ReactElement {
  /** URL of the link being edited; '' for a new one */
  const [linking, setLinking] = useState<string | null>(null);
  const { on, idle } = useEditorState({
    editor,
    selector: () => ({
      on: entries.filter(([, { isOn }]) => isOn?.(editor)).map(([name]) => name),
      idle: entries.filter(([, { isIdle }]) => isIdle?.(editor)).map(([name]) => name),
    }),
  });
  const use = (name: ToolName, tool: Tool): void => {
    if (idle.includes(name)) return;
    tool.use(editor);
    if (name === 'link') setLinking(hrefIn(editor));
  };
  const leaveLink = (href: string | null): void => {
    setLinking(null);
    editor.commands.focus();
    if (href === '') editor.chain().extendMarkRange('link').unsetLink().run();
    else if (href !== null) writeLink(editor, href);
  };
  return (
    <>
      <Toolbar aria-label={richTextWords.tools(label)} className={styles.tools ?? ''}>
        {entries.map(([name, tool]) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-label={richTextWords[name]}
            title={richTextWords[name]}
            aria-pressed={tool.isOn ? on.includes(name) : undefined}
            // `disabled` would lose focus.
            aria-disabled={idle.includes(name) || undefined}
            // Keep the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => use(name, tool)}
          >
            <Icon name={tool.icon} size={16} />
          </button>
        ))}
      </Toolbar>
      {linking !== null && <LinkUrlForm before={linking} onDone={leaveLink} />}
    </>
  );
}

function hrefIn(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

/** Links the selection; without one, inserts the URL as the link's text. */
function writeLink(editor: Editor, href: string): void {
  if (!editor.state.selection.empty) {
    const end = editor.state.selection.to;
    editor.chain().setLink({ href }).setTextSelection(end).run();
    return;
  }
  const text = href.replace(/^(https?:\/\/|mailto:|tel:)/i, '');
  editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
}
