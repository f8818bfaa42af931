/**
 * @generated SignedSource<<271f2d6c860a9cf6d5d4cc0c08d9a72c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Numbering_form$data = {
  readonly customIds: ReadonlyArray<{
    readonly id: string;
    readonly pattern: string;
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"IdentifierField_form">;
  readonly " $fragmentType": "Numbering_form";
};
export type Numbering_form$key = {
  readonly " $data"?: Numbering_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"Numbering_form">;
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
  "name": "Numbering_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomId",
      "kind": "LinkedField",
      "name": "customIds",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pattern",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdentifierField_form"
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "fae27d19f66483490e0aee890afc1412";

export default node;
