/**
 * @generated SignedSource<<179eb070b713006a6bc99ea17f5ef45c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutputEditor_output$data = {
  readonly document: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"DocumentEditor_document">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "OutputEditor_output";
};
export type OutputEditor_output$key = {
  readonly " $data"?: OutputEditor_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutputEditor_output">;
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
  "name": "OutputEditor_output",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplateDocument",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DocumentEditor_document"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfiguredOutput",
  "abstractKey": null
};
})();

(node as any).hash = "5526019116b2c6fe9398762f66d01bc1";

export default node;
