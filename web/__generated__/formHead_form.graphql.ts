/**
 * @generated SignedSource<<b2cba748e62a5d953b77abafed070557>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StepType = "AssignResponsibilityStep" | "BasicStep" | "CollectInfoStep" | "PaymentStep" | "RequireReviewStep" | "SurveyStep";
import type { FragmentRefs } from "relay-runtime";
export type formHead_form$data = {
  readonly category: {
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly name: string;
  readonly publicStatistics: {
    readonly highestCostCents: number | null | undefined;
    readonly lowestCostCents: number | null | undefined;
  } | null | undefined;
  readonly publishedVersion: {
    readonly steps: ReadonlyArray<{
      readonly config: {
        readonly amountCents: number;
        readonly mode: string;
      } | null | undefined;
      readonly type: StepType;
    }>;
  } | null | undefined;
  readonly team: {
    readonly name: string;
  };
  readonly " $fragmentType": "formHead_form";
};
export type formHead_form$key = {
  readonly " $data"?: formHead_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"formHead_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "formHead_form"
};

(node as any).hash = "5ed8c1e5e8d475ca183ddb47d17d661f";

export default node;
