import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { dateIn, instantAt, timeIn } from '#domain/kernel/timeZones.ts';
import { outputWords } from '#messages/output/outputWords.ts';
import type { OutputDates_output$key } from '#web/__generated__/OutputDates_output.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useUpdateIssuedOutput } from '#web/screens/Outputs/useUpdateIssuedOutput.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const quarterHour = 15 * 60;

interface OutputDatesProps {
  readonly output: OutputDates_output$key;
  /** the team's time zone, which its documents use */
  readonly timeZone: string;
}

/** Staff's form for an output's validity dates, in the team's time zone. */
export function OutputDates({ output, timeZone }: OutputDatesProps): ReactElement | null {
  const { id, issuedAt, expiresAt, availableActions } = useFragment(
    graphql`
      fragment OutputDates_output on IssuedOutput {
        id
        issuedAt
        expiresAt
        availableActions
      }
    `,
    output,
  );
  const [update] = useUpdateIssuedOutput();
  const before = { issuedAt: typed(issuedAt, timeZone), expiresAt: typed(expiresAt, timeZone) };
  const form = useForm({
    initial: before,
    labels: { issuedAt: outputWords.issueDate, expiresAt: outputWords.expiryDate },
    // Send only edited dates: inputs have minutes, so an unedited one would lose its seconds.
    send: (dates) => {
      const given = (['issuedAt', 'expiresAt'] as const).filter((name) => dates[name] !== before[name]);
      const input = Object.fromEntries(given.map((name) => [name, instantOf(dates[name], timeZone)]));
      return update({ input: { issuedOutputId: id, ...input } });
    },
    onDone: () => flash(outputWords.updated),
  });
  if (!availableActions.includes('updateOutput')) return null;
  return (
    <Card title={outputWords.dates}>
      <Form label={outputWords.dates} {...form.form}>
        <TextField
          {...form.field('issuedAt')}
          type="datetime-local"
          step={quarterHour}
          hint={outputWords.clock(timeZone)}
        />
        <TextField
          {...form.field('expiresAt')}
          type="datetime-local"
          step={quarterHour}
          hint={outputWords.expiryHint}
          isOptional
        />
        <FormActions>
          <Button type="submit" isPending={form.isPending}>
            {outputWords.saveDates}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function typed(at: string | null | undefined, timeZone: string): string {
  if (!at) return '';
  const instant = new Date(at);
  return `${dateIn(instant, timeZone)}T${timeIn(instant, timeZone)}`;
}

function instantOf(text: string, timeZone: string): string | null {
  const [date, time] = text.split('T');
  return date && time ? instantAt(date, time.slice(0, 5), timeZone).toISOString() : null;
}
