/**
 * @generated SignedSource<<62877f14db7081979ed82762d107a547>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MappableType = "EntityField" | "ProcessData" | "StepDatum";
import type { FragmentRefs } from "relay-runtime";
export type MappingTable_document$data = {
  readonly fieldNames: ReadonlyArray<string>;
  readonly id: string;
  readonly mappableFields: ReadonlyArray<{
    readonly identity: string;
    readonly name: string | null | undefined;
  }>;
  readonly mappings: ReadonlyArray<{
    readonly entityFieldId: string | null | undefined;
    readonly fieldName: string;
    readonly mappable: {
      readonly identity: string;
    } | null | undefined;
    readonly mappableType: MappableType;
    readonly processDataField: string | null | undefined;
  }>;
  readonly " $fragmentType": "MappingTable_document";
};
export type MappingTable_document$key = {
  readonly " $data"?: MappingTable_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"MappingTable_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MappingTable_document",
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
      "name": "fieldNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentMapping",
      "kind": "LinkedField",
      "name": "mappings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fieldName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mappableType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MappableField",
          "kind": "LinkedField",
          "name": "mappable",
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
          "name": "entityFieldId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "processDataField",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MappableField",
      "kind": "LinkedField",
      "name": "mappableFields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplateDocument",
  "abstractKey": null
};
})();

(node as any).hash = "30cdfb2b8addff6bc4dc4df3fe931882";

export default node;
