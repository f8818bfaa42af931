/**
 * @generated SignedSource<<dd224a25f1dc02b8f07630b3f49b579a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OutputStatus = "expired" | "revoked" | "unissued" | "valid";
import type { FragmentRefs } from "relay-runtime";
export type OutputPage_output$data = {
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly issuedAt: string | null | undefined;
  readonly name: string;
  readonly status: OutputStatus;
  readonly submission: {
    readonly customId: string | null | undefined;
    readonly id: string;
    readonly masterTemplate: {
      readonly name: string;
    };
    readonly scopedId: number;
    readonly team: {
      readonly name: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OutputActions_output" | "Paper_output" | "Renewal_output">;
  readonly " $fragmentType": "OutputPage_output";
};
export type OutputPage_output$key = {
  readonly " $data"?: OutputPage_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputPage_output">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutputPage_output",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "submission",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scopedId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MasterTemplate",
          "kind": "LinkedField",
          "name": "masterTemplate",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Paper_output"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Renewal_output"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutputActions_output"
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};
})();

(node as any).hash = "874aea41ec7358d98403e92a48f7fbdf";

export default node;
