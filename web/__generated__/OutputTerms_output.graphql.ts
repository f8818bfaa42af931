/**
 * @generated SignedSource<<e26e206133f9fdeabc090fdcb8c99f8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PeriodUnit = "days" | "months" | "weeks" | "years";
import type { FragmentRefs } from "relay-runtime";
export type OutputTerms_output$data = {
  readonly autofill: boolean;
  readonly checkShowsHolder: boolean;
  readonly expires: boolean;
  readonly expiresAfter: {
    readonly unit: PeriodUnit;
    readonly value: number;
  } | null | undefined;
  readonly id: string;
  readonly issuedOnStep: {
    readonly id: string;
  } | null | undefined;
  readonly renewable: boolean;
  readonly renewalCloses: {
    readonly unit: PeriodUnit;
    readonly value: number;
  } | null | undefined;
  readonly renewalOpens: {
    readonly unit: PeriodUnit;
    readonly value: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReminderList_output">;
  readonly " $fragmentType": "OutputTerms_output";
};
export type OutputTerms_output$key = {
  readonly " $data"?: OutputTerms_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputTerms_output">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputTerms_output",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autofill",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkShowsHolder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "issuedOnStep",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expires",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "expiresAfter",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "renewalOpens",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Period",
      "kind": "LinkedField",
      "name": "renewalCloses",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReminderList_output"
    }
  ],
  "type": "ConfiguredOutput",
  "abstractKey": null
};
})();

(node as any).hash = "68614e028032be6b57d31cc9904a1ef1";

export default node;
