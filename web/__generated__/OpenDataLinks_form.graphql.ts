/**
 * @generated SignedSource<<b7c114f97848ab7329c970c9b254845b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenDataLinks_form$data = {
  readonly publishesAnswers: boolean;
  readonly slug: string;
  readonly team: {
    readonly openDataLicenseText: string;
    readonly slug: string;
  };
  readonly " $fragmentType": "OpenDataLinks_form";
};
export type OpenDataLinks_form$key = {
  readonly " $data"?: OpenDataLinks_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenDataLinks_form">;
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
  "name": "OpenDataLinks_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishesAnswers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openDataLicenseText",
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

(node as any).hash = "d0498e53d3b0773a5762f4680a4bc662";

export default node;
