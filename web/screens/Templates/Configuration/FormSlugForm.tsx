import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formSlugProblems } from '#domain/template/formSlug.ts';
import { formPresentationWords } from '#messages/form/formSettingsWords.ts';
import { configurationWords } from '#messages/form/formWords.ts';
import { slugButtonWords } from '#messages/team/teamWords.ts';
import type { FormSlugForm_form$key } from '#web/__generated__/FormSlugForm_form.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useFormSlugState } from '#web/parts/template/useFormSlugState.ts';
import { useFormChange } from '#web/screens/Templates/Configuration/useFormChange.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface FormSlugFormProps {
  readonly form: FormSlugForm_form$key;
}

const keepFromSaving: ReadonlySet<string> = new Set(['invalid', 'checking', 'notAvailable']);

/** The address of the form. The button shows whether it is available. */
export function FormSlugForm({ form }: FormSlugFormProps): ReactElement {
  const { id, slug, team } = useFragment(
    graphql`
      fragment FormSlugForm_form on MasterTemplate {
        id
        slug
        team {
          slug
        }
      }
    `,
    form,
  );
  const { type } = useFormChange(id);
  const parts = useForm({
    initial: { slug },
    labels: { slug: configurationWords.slug },
    check: (values) => formSlugProblems(values.slug.trim()),
    send: (values) => type({ slug: values.slug.trim() }),
    fault: formPresentationWords.notSaved,
    onDone: (_done, values) => {
      parts.replace({ slug: values.slug.trim() });
      flash(configurationWords.slugSaved);
    },
  });
  const state = useFormSlugState({ slug: parts.values.slug.trim(), own: slug, masterTemplateId: id });
  const word = slugButtonWords[state];
  const reason = keepFromSaving.has(state) ? word : null;
  return (
    <Card title={configurationWords.slug} isTitleHidden>
      <Form label={configurationWords.slug} {...parts.form}>
        <TextField
          {...parts.field('slug')}
          hint={configurationWords.slugHint}
          prefix={`${location.host}/${team.slug}/`}
          maxLength={80}
        />
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            isPending={parts.isPending}
            pendingLabel={configurationWords.saving}
            blockedBecause={reason ?? (parts.isEdited ? null : configurationWords.nothingChanged)}
            isReasonShown={false}
          >
            {word}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
