/**
 * @generated SignedSource<<23011b3115cef1139bf94c2114339dcf>>
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
    readonly " $fragmentSpreads": FragmentRefs<"DocumentFile_document" | "MappingTable_document">;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"OutputTerms_output">;
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
          "name": "DocumentFile_document"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MappingTable_document"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OutputTerms_output"
    }
  ],
  "type": "ConfiguredOutput",
  "abstractKey": null
};
})();

(node as any).hash = "4e6e359e17151bf73c95408ed3a13fe5";

export default node;
