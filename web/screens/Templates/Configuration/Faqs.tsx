import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { faqEditorWords as words } from '#messages/form/formSettingsWords.ts';
import type { Faqs_form$key } from '#web/__generated__/Faqs_form.graphql.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { useTrackedSave } from '#web/parts/template/useTrackedSave.ts';
import { FaqRow } from '#web/screens/Templates/Configuration/FaqRow.tsx';
import { useCreateFaq } from '#web/screens/Templates/Configuration/useCreateFaq.ts';
import { useDeleteFaq } from '#web/screens/Templates/Configuration/useDeleteFaq.ts';
import { useReorderFaq } from '#web/screens/Templates/Configuration/useReorderFaq.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DragList } from '#web/ui/DragList.tsx';
import { flash } from '#web/ui/flashes.ts';

export function Faqs({ form }: { readonly form: Faqs_form$key }): ReactElement {
  const { id: masterTemplateId, writtenFaqs: faqs } = useFragment(
    graphql`
      fragment Faqs_form on MasterTemplate {
        id
        writtenFaqs {
          id
          question
          ...FaqRow_faq
        }
      }
    `,
    form,
  );
  const [deleting, ask] = useState<string | null>(null);
  const { keyFor, answered } = useIdempotencyKey();
  const saving = useTrackedSave();
  const [createFaq] = useCreateFaq();
  const [reorderFaq] = useReorderFaq();
  const [deleteFaq] = useDeleteFaq();
  const add = async (): Promise<void> => {
    const input = { masterTemplateId, question: words.newQuestion };
    const added = await saving(() => createFaq({ input: { ...input, idempotencyKey: keyFor(faqs.length) } }));
    if (!added) return;
    answered();
    focusWhenReady(`question-${added.faq.id}`, 'selected');
  };
  return (
    <Card title={words.title}>
      <p>{words.lead}</p>
      {faqs.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DragList
          label={words.list}
          items={faqs.map((faq, place) => ({
            id: faq.id,
            name: faq.question,
            content: (handle) => <FaqRow faq={faq} place={place + 1} handle={handle} onDelete={() => ask(faq.id)} />,
          }))}
          onMove={(faqId, position) => saving(() => reorderFaq({ input: { faqId, position } }))}
        />
      )}
      <div>
        <Button id="add-faq" icon="plus" onPress={() => void add()}>
          {words.add}
        </Button>
      </div>
      {deleting !== null && (
        <DeleteDialog
          title={words.deleteTitle}
          confirm={words.delete}
          send={() => deleteFaq({ input: { faqId: deleting } })}
          onDone={() => {
            ask(null);
            flash(words.deleted);
            focusWhenReady('add-faq');
          }}
          onClose={() => ask(null)}
        >
          {words.deleteText}
        </DeleteDialog>
      )}
    </Card>
  );
}
