import { useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useReportEditing_reportMutation } from '#web/__generated__/useReportEditing_reportMutation.graphql.ts';
import type { useReportEditing_stopMutation } from '#web/__generated__/useReportEditing_stopMutation.graphql.ts';
import { sendMutation } from '#web/relay/mutation.ts';

/** Moving through fields with the Tab key reports only the last one. */
const settleMs = 400;
/** The server forgets a tab after 60 s. */
const beatMs = 20_000;

/** Tells others which part of the draft has the focus in this tab, while the tab is visible. Decision 0160. */
export function useReportEditing(draftId: string | null, stepId: string | null): void {
  const environment = useRelayEnvironment();
  const openStep = useRef(stepId);
  const reportAgain = useRef<() => void>(() => undefined);
  useEffect(() => {
    openStep.current = stepId;
    reportAgain.current();
  }, [stepId]);
  useEffect(() => {
    if (draftId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (): void => {
      if (document.visibilityState === 'hidden') return;
      const input = { flowTemplateId: draftId, stepId: openStep.current, partId: focusedPart() };
      void sendMutation<useReportEditing_reportMutation>(environment, reportMutation, { input });
    };
    const reportSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(report, settleMs);
    };
    const stop = (): void => {
      clearTimeout(timer);
      const input = { flowTemplateId: draftId };
      void sendMutation<useReportEditing_stopMutation>(environment, stopMutation, { input });
    };
    reportAgain.current = reportSoon;
    reportSoon();
    const beat = setInterval(report, beatMs);
    document.addEventListener('focusin', reportSoon);
    document.addEventListener('focusout', reportSoon);
    document.addEventListener('visibilitychange', reportSoon);
    window.addEventListener('pagehide', stop);
    return () => {
      clearInterval(beat);
      document.removeEventListener('focusin', reportSoon);
      document.removeEventListener('focusout', reportSoon);
      document.removeEventListener('visibilitychange', reportSoon);
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [environment, draftId]);
}

/** Parts of the draft are marked in the page. */
const focusedPart = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? null;

const reportMutation = graphql`
  mutation useReportEditing_reportMutation($input: ReportEditingInput!) {
    reportEditing(input: $input) {
      ... on ReportEditingPayload {
        __typename
      }
      ...outcome_refused @alias(as: "refused")
    }
  }
`;

const stopMutation = graphql`
  mutation useReportEditing_stopMutation($input: StopEditingInput!) {
    stopEditing(input: $input) {
      ... on StopEditingPayload {
        __typename
      }
      ...outcome_refused @alias(as: "refused")
    }
  }
`;
