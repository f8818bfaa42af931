/**
 * @generated SignedSource<<28444a33eb94a54730a4e7f305b3cc5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinForm_form$data = {
  readonly id: string;
  readonly name: string;
  readonly team: {
    readonly name: string;
  };
  readonly " $fragmentType": "JoinForm_form";
};
export type JoinForm_form$key = {
  readonly " $data"?: JoinForm_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinForm_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinForm_form",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "7feb7195bfcc3fffb8a9a0798b33abbc";

export default node;
