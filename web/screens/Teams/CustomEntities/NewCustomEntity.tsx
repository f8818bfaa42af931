import type { ReactElement } from 'react';
import { customEntityProblems } from '#domain/entity/customEntity.ts';
import { newCustomEntityWords as words } from '#messages/entity/customEntityWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useCreateCustomEntity } from '#web/screens/Teams/CustomEntities/useCreateCustomEntity.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface NewCustomEntityProps {
  readonly teamId: string;
  readonly mayBeRemote: boolean;
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

const types = ['standard', 'remote_gis'] as const;
type Type = (typeof types)[number];
const typeOf = (text: string): Type => types.find((type) => type === text) ?? 'standard';

const labels = { name: words.name, type: words.type, serviceUrl: words.serviceUrl };

export function NewCustomEntity({ teamId, mayBeRemote, onCreated, onClose }: NewCustomEntityProps): ReactElement {
  const [createCustomEntity] = useCreateCustomEntity();
  const form = useForm({
    initial: { name: '', type: 'standard', serviceUrl: '' },
    labels,
    check: ({ name, type, serviceUrl }) => customEntityProblems({ name, type: typeOf(type), serviceUrl }),
    send: ({ name, type, serviceUrl }, idempotencyKey) => {
      const address = typeOf(type) === 'remote_gis' ? serviceUrl.trim() : null;
      return createCustomEntity({
        input: { teamId, name, type: typeOf(type), serviceUrl: address, idempotencyKey },
      });
    },
    onDone: ({ customEntity }) => {
      flash(words.created);
      onClose();
      onCreated(customEntity.id);
    },
  });
  return (
    <Dialog title={words.title} isOpen onClose={onClose}>
      <Form label={words.title} {...form.form}>
        <TextField {...form.field('name')} hint={words.nameHint} isSpellChecked isFirst />
        {mayBeRemote && (
          <RadioGroup
            {...form.field('type')}
            options={types.map((type) => ({ value: type, label: words.types[type], hint: words.typeHints[type] }))}
          />
        )}
        {form.values.type === 'remote_gis' && (
          <TextField {...form.field('serviceUrl')} hint={words.serviceUrlHint} type="url" />
        )}
        <FormActions>
          <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={words.saving}>
            {words.save}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {uiWords.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
