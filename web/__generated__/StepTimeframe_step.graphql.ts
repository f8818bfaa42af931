/**
 * @generated SignedSource<<5faad6dfb0dcecb6baebd79c723ea986>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TimeUnit = "days" | "hours" | "minutes";
import type { FragmentRefs } from "relay-runtime";
export type StepTimeframe_step$data = {
  readonly id: string;
  readonly time: number | null | undefined;
  readonly timeUnit: TimeUnit | null | undefined;
  readonly " $fragmentType": "StepTimeframe_step";
};
export type StepTimeframe_step$key = {
  readonly " $data"?: StepTimeframe_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepTimeframe_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepTimeframe_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeUnit",
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};

(node as any).hash = "7b205b1d073f2b14dca619fde8791de0";

export default node;
