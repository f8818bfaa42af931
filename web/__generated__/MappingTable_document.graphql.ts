/**
 * @generated SignedSource<<420a4ca5204f5d3d08cf23138afeab60>>
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
    readonly entityFields: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
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
  readonly url: string | null | undefined;
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
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "identity",
  "storageKey": null
},
v2 = {
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
  "name": "MappingTable_document",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
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
            (v1/*:: as any*/)
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MappableEntityField",
          "kind": "LinkedField",
          "name": "entityFields",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
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

(node as any).hash = "60e728ada99a7605105e9759a8212b50";

export default node;
