/**
 * @generated SignedSource<<b61cb42cb019a1b58f17a8fdc3408ff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartAnother_viewer$data = {
  readonly startedForms: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly team: {
      readonly name: string;
      readonly slug: string;
    };
  }>;
  readonly " $fragmentType": "StartAnother_viewer";
};
export type StartAnother_viewer$key = {
  readonly " $data"?: StartAnother_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartAnother_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
  "name": "StartAnother_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplate",
      "kind": "LinkedField",
      "name": "startedForms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Team",
          "kind": "LinkedField",
          "name": "team",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "440ce0cfb6678c2e60aafb4d8524ec0c";

export default node;
