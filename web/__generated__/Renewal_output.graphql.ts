/**
 * @generated SignedSource<<56f9039d0046c4ccea733994937590ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Renewal_output$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly isRenewable: boolean;
  readonly isRenewed: boolean;
  readonly renewal: {
    readonly id: string;
  } | null | undefined;
  readonly renewalClosesOn: string | null | undefined;
  readonly renewalOpensOn: string | null | undefined;
  readonly renewalOptedOut: boolean;
  readonly renewalProblem: {
    readonly code: string;
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentType": "Renewal_output";
};
export type Renewal_output$key = {
  readonly " $data"?: Renewal_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"Renewal_output">;
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
  "name": "Renewal_output",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRenewable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRenewed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalOpensOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalClosesOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "renewalProblem",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "renewal",
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
      "name": "renewalOptedOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};
})();

(node as any).hash = "94b8a18a361eef65a051a64edd8c5192";

export default node;
