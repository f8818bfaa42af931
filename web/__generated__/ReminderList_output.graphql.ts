/**
 * @generated SignedSource<<e68e2f1b31f2757fa380439ca1c7299d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PeriodUnit = "days" | "months" | "weeks" | "years";
export type ReminderDirection = "after" | "before";
import type { FragmentRefs } from "relay-runtime";
export type ReminderList_output$data = {
  readonly id: string;
  readonly renewalReminders: ReadonlyArray<{
    readonly direction: ReminderDirection;
    readonly id: string;
    readonly period: {
      readonly unit: PeriodUnit;
      readonly value: number;
    };
  }>;
  readonly " $fragmentType": "ReminderList_output";
};
export type ReminderList_output$key = {
  readonly " $data"?: ReminderList_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderList_output">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReminderList_output",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RenewalReminder",
      "kind": "LinkedField",
      "name": "renewalReminders",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "direction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Period",
          "kind": "LinkedField",
          "name": "period",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfiguredOutput",
  "abstractKey": null
};
})();

(node as any).hash = "aef04c02b6236434aa8c0b2fd3696523";

export default node;
