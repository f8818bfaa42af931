import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Problem } from '#domain/kernel/refusal.ts';
import { operatorTeamWords } from '#messages/operator/operatorPageWords.ts';
import type { TeamFees_team$key } from '#web/__generated__/TeamFees_team.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useSetTeamFees } from '#web/screens/Operator/Teams/useSetTeamFees.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Operator/Teams/ManageTeam.module.css';

/** Platform fees on a team's payments. */
export function TeamFees({ team: key }: { readonly team: TeamFees_team$key }): ReactElement {
  const {
    id: teamId,
    noFee,
    customFeePercentage,
  } = useFragment(
    graphql`
      fragment TeamFees_team on Team {
        id
        noFee
        customFeePercentage
      }
    `,
    key,
  );
  const [setTeamFees] = useSetTeamFees();
  const form = useForm({
    initial: { customFeePercentage: noFee ? '0' : (customFeePercentage?.toString() ?? '') },
    labels: { customFeePercentage: operatorTeamWords.fee },
    check: ({ customFeePercentage: typed }): Problem[] =>
      isPercentage(typed) ? [] : [{ path: 'customFeePercentage', code: 'feePercentageInvalid' }],
    send: ({ customFeePercentage: typed }) => {
      const percentage = typed.trim() === '' ? null : Number(typed);
      return setTeamFees({ input: { teamId, noFee: percentage === 0, customFeePercentage: percentage } });
    },
    onDone: () => flash(operatorTeamWords.feeSaved),
  });
  return (
    <section className={styles.part} aria-label={operatorTeamWords.fees}>
      <h3>{operatorTeamWords.fees}</h3>
      <p>{operatorTeamWords.feesText}</p>
      <Form label={operatorTeamWords.fees} {...form.form}>
        <TextField {...form.field('customFeePercentage')} hint={operatorTeamWords.feeHint} inputMode="decimal" />
        <FormActions>
          <Button type="submit" isPending={form.isPending}>
            {operatorTeamWords.saveFee}
          </Button>
        </FormActions>
      </Form>
    </section>
  );
}

const isPercentage = (typed: string): boolean => typed.trim() === '' || (Number(typed) >= 0 && Number(typed) <= 100);
