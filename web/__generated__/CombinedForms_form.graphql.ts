/**
 * @generated SignedSource<<788e07ff7327629f46ad968ed527a2bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CombinedForms_form$data = {
  readonly combinedForms: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly typicalTime: string | null | undefined;
  }>;
  readonly team: {
    readonly slug: string;
  };
  readonly " $fragmentType": "CombinedForms_form";
};
export type CombinedForms_form$key = {
  readonly " $data"?: CombinedForms_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"CombinedForms_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CombinedForms_form",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplate",
      "kind": "LinkedField",
      "name": "combinedForms",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "typicalTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "bd24ac8ad7b0d9374d601d9f6b5ff246";

export default node;
